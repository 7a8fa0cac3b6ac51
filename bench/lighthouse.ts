import { startCaddy } from './caddy.ts'
import {
  categories,
  runPatiently,
  type Audit,
  type Category,
  type LighthouseReport,
} from './lighthouse-run.ts'
import { findBrowser, findProgram, temporaryFolder } from './programs.ts'
import { inDigits, median, printTable, skip, type Verdict } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite } from './starts.ts'

/** What guests see first, with the largest paint it may have, in milliseconds. */
const firstPages = new Map([
  ['/', 1400],
  ['/cabins/texas-sage', 1300],
])
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const
interface LighthouseOptions {
  runs: number
  /** Of the sitemap, rather than the first pages. */
  everyPage: boolean
}

/** Lighthouse for a phone on a slow connection, the median of `runs`; behind Caddy if there is one. */
export async function measureLighthouse({
  runs,
  everyPage,
}: LighthouseOptions): Promise<Verdict[]> {
  const browser = findBrowser()
  if (!browser) return skip('Lighthouse', 'Chromium')
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  await using leaving = new AsyncDisposableStack()
  const site = leaving.use(await startSite(folder, { TRUST_PROXY: '127.0.0.1' }))
  const isProxied = findProgram('caddy') !== undefined
  const { origin } = isProxied ? leaving.use(await startCaddy(site.port)) : site
  console.log(`\nLighthouse, ${isProxied ? 'HTTP/2 and TLS by Caddy' : 'HTTP/1.1 without a proxy'}`)
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const paths = everyPage ? pathsIn(sitemap) : firstPages.keys()
  const verdicts: Verdict[] = []
  for (const path of paths) {
    const reports: LighthouseReport[] = []
    for (let run = 0; run < runs; run += 1) {
      reports.push(await runPatiently(browser, origin + path))
    }
    printReports(path, reports)
    verdicts.push(...judge(path, reports))
  }
  return verdicts
}

function printReports(path: string, reports: readonly LighthouseReport[]): void {
  printTable(
    `Lighthouse, mobile, ${path}: median of ${reports.length} (performance of each: ${performances(reports)})`,
    [...categories, ...Object.keys(metrics)],
    [
      [
        ...categories.map((category) => scoreOf(reports, category)),
        ...Object.entries(metrics).map(([name, id]) => measured(reports, name, id)),
      ],
    ],
  )
  for (const line of costs(typical(reports))) console.log(`    ${line}`)
}

function judge(path: string, reports: readonly LighthouseReport[]): Verdict[] {
  const scores = categories.map((category) => scoreOf(reports, category))
  const shift = median(reports.map((report) => valueOf(report, metrics.CLS)))
  const paint = median(reports.map((report) => valueOf(report, metrics.LCP)))
  const latest = firstPages.get(path)
  return [
    ...(latest === undefined
      ? []
      : [
          {
            holds: paint <= latest,
            text: `largest paint of ${path}: ${inDigits(paint)} ms (${latest} ms)`,
          },
        ]),
    {
      holds: scores.every((score) => score === 100),
      text: `Lighthouse ${path}: ${scores.join(', ')} (100 each)`,
    },
    { holds: shift === 0, text: `layout shift of ${path}: ${shift.toFixed(3)} (0)` },
  ]
}

/** What costs points in the run with the median performance, largest first. */
function costs({ categories: all, audits }: LighthouseReport): string[] {
  return categories.flatMap((category) => {
    const weights = all[category].auditRefs.reduce((sum, { weight }) => sum + weight, 0)
    return all[category].auditRefs
      .map(({ id, weight }) => ({
        id,
        lost: (100 * weight * (1 - (audits[id]?.score ?? 1))) / weights,
      }))
      .filter(({ lost }) => lost > 0.1)
      .toSorted((a, b) => b.lost - a.lost)
      .map(({ id, lost }) => `−${lost.toFixed(1)} ${category}: ${id} ${explain(audits[id])}`)
  })
}

/** The value, or Lighthouse's first complaint. */
function explain(audit: Audit | undefined): string {
  if (audit?.displayValue) return audit.displayValue
  const { description, node } = (audit?.details?.items?.[0] ?? {}) as {
    description?: string
    node?: { selector?: string }
  }
  return description ?? node?.selector ?? ''
}

function typical(reports: readonly LighthouseReport[]): LighthouseReport {
  const sorted = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!middle) throw new Error('Lighthouse did not run')
  return middle
}

function scoreOf(reports: readonly LighthouseReport[], category: Category): number {
  return Math.round(100 * median(reports.map((report) => report.categories[category].score ?? 0)))
}

function measured(reports: readonly LighthouseReport[], name: string, id: string): string {
  const value = median(reports.map((report) => valueOf(report, id)))
  return name === 'CLS' ? value.toFixed(3) : `${inDigits(value)} ms`
}

function valueOf(report: LighthouseReport, id: string): number {
  return report.audits[id]?.numericValue ?? NaN
}

function performanceOf(report: LighthouseReport): number {
  return report.categories.performance.score ?? 0
}

function performances(reports: readonly LighthouseReport[]): string {
  return reports.map((report) => Math.round(100 * performanceOf(report))).join(' ')
}

/** The paths of all pages in a sitemap, with their queries. */
function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

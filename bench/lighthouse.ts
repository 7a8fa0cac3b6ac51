import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser, runProgram, temporaryFolder } from './programs.ts'
import { inDigits, median, printTable, skip, type Verdict } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite } from './starts.ts'

const paths = ['/', '/cabins/texas-sage']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const
const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ')

type Category = (typeof categories)[number]

/** The parts of Lighthouse's report used here; scores are from 0 to 1. */
interface LighthouseReport {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

interface Audit {
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: readonly Record<string, unknown>[] }
}

/** Lighthouse for a phone on a slow connection, the median of `runs`. */
export async function measureLighthouse(runs: number): Promise<Verdict[]> {
  const browser = findBrowser()
  if (!browser) return skip('Lighthouse', 'Chromium')
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  await using site = await startSite(folder)
  const verdicts: Verdict[] = []
  for (const path of paths) {
    const reports: LighthouseReport[] = []
    for (let run = 0; run < runs; run += 1) {
      reports.push(await runPatiently(browser, site.origin + path))
    }
    printReports(path, reports)
    verdicts.push(...judge(path, reports))
  }
  return verdicts
}

/** Lighthouse sometimes loses the start of its own trace (NO_NAVSTART) and asks to be run again. */
async function runPatiently(browser: string, address: string): Promise<LighthouseReport> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await runLighthouse(browser, address)
    } catch (error) {
      if (failures === 2) throw error
    }
  }
}

async function runLighthouse(browser: string, address: string): Promise<LighthouseReport> {
  const file = join(temporaryFolder(), 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  await runProgram({
    command: process.execPath,
    args: [
      'node_modules/lighthouse/cli/index.js',
      address,
      ...options,
      `--chrome-flags=${browserFlags}`,
    ],
    env: { ...process.env, CHROME_PATH: browser },
  })
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport
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
  return [
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

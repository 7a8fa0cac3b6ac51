import { chromium, type Browser, type Page, type Response } from '@playwright/test'
import { publicPages } from '#content/pages.ts'
import { budgetOf, inKilobytes, kilobyte, kinds, type Kind } from './budgets.ts'
import { findBrowser, temporaryFolder } from './programs.ts'
import { printTable, skip, type Verdict } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite } from './starts.ts'

const paths = [...publicPages, '/cabins/texas-sage', '/no-such-page']
const untouchedMs = 3000
/** For all of home, pictures included. */
const mostOnHome = 320 * kilobyte
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true }

type Weights = Record<Kind | 'pictures' | 'other', number>

interface Visit {
  path: string
  weights: Weights
  uncompressed: string[]
  otherHosts: string[]
}

/** What a phone fetches in the first three seconds of visiting each public page. */
export async function measureBytes(): Promise<Verdict[]> {
  const executablePath = findBrowser()
  if (!executablePath) return skip('Bytes', 'Chromium')
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  await using site = await startSite(folder)
  await using browser = await chromium.launch({ executablePath, chromiumSandbox: false })
  const visits: Visit[] = []
  for (const path of paths) visits.push(await visit(browser, site.origin, path))
  printVisits(visits)
  return [
    ...kinds.map((kind) => heaviest(visits, kind)),
    homeInAll(visits),
    noOtherHosts(visits),
    compressed(visits),
  ]
}

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  await using context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const responses = collectResponses(page)
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(untouchedMs)
  const weights: Weights = { HTML: 0, CSS: 0, fonts: 0, JavaScript: 0, pictures: 0, other: 0 }
  const uncompressed: string[] = []
  for (const response of responses) {
    const kind = kindOf(response)
    // Body bytes on the wire, compressed; without headers.
    const bytes = (await response.request().sizes()).responseBodySize
    weights[kind] += bytes
    const isPlain = isText(kind) && !response.headers()['content-encoding']
    if (isPlain && bytes > kilobyte) uncompressed.push(response.url())
  }
  const hosts = new Set(responses.map((response) => new URL(response.url()).host))
  hosts.delete(new URL(origin).host)
  return { path, weights, uncompressed, otherHosts: [...hosts] }
}

function collectResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.url().startsWith('http')) responses.push(response)
  })
  return responses
}

function kindOf(response: Response): keyof Weights {
  const type = response.headers()['content-type'] ?? ''
  if (type.startsWith('text/html')) return 'HTML'
  if (type.startsWith('text/css')) return 'CSS'
  if (type.startsWith('font/')) return 'fonts'
  if (type.includes('javascript')) return 'JavaScript'
  return type.startsWith('image/') ? 'pictures' : 'other'
}

function isText(kind: keyof Weights): boolean {
  return kind === 'HTML' || kind === 'CSS' || kind === 'JavaScript'
}

function printVisits(visits: readonly Visit[]): void {
  const columns = [...kinds, 'pictures', 'other'] as const
  printTable(
    'First visit at 390 px, untouched for 3 s: body bytes on the wire (a KB is 1024 bytes)',
    ['page', ...columns],
    visits.map(({ path, weights }) => [
      path,
      ...columns.map((column) => inKilobytes(weights[column])),
    ]),
  )
}

function heaviest(visits: readonly Visit[], kind: Kind): Verdict {
  const share = ({ path, weights }: Visit) => weights[kind] / budgetOf(kind, path)
  const most = visits.reduce((a, b) => (share(b) > share(a) ? b : a))
  const weight = most.weights[kind]
  const budget = budgetOf(kind, most.path)
  return {
    holds: weight <= budget,
    text: `${kind}: ${inKilobytes(weight)} on ${most.path} (budget ${inKilobytes(budget)})`,
  }
}

function homeInAll(visits: readonly Visit[]): Verdict {
  const { weights } = visits.find(({ path }) => path === '/') ?? {}
  const weight = Object.values(weights ?? {}).reduce((sum, each) => sum + each, 0)
  return {
    holds: weight > 0 && weight <= mostOnHome,
    text: `all of home: ${inKilobytes(weight)} (budget ${inKilobytes(mostOnHome)})`,
  }
}

function noOtherHosts(visits: readonly Visit[]): Verdict {
  const hosts = new Set(visits.flatMap(({ otherHosts }) => otherHosts))
  return {
    holds: hosts.size === 0,
    text: `requests to other hosts: ${hosts.size === 0 ? 'none' : [...hosts].join(', ')}`,
  }
}

function compressed(visits: readonly Visit[]): Verdict {
  const files = new Set(visits.flatMap(({ uncompressed }) => uncompressed))
  const names = [...files].map((address) => new URL(address).pathname)
  return {
    holds: files.size === 0,
    text: `text served without compression: ${files.size === 0 ? 'none' : names.join(', ')}`,
  }
}

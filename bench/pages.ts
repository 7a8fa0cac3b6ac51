import { encodeBody } from '#server/pages/encodings.ts'
import { inKilobytes } from './budgets.ts'
import { openBuiltSite, type BuiltSite } from './built-site.ts'
import { ask, connections, requestsPerSecond, type Answer } from './http.ts'
import { startNginx } from './nginx.ts'
import { findProgram, onServerCore, pinning, runProgram, temporaryFolder } from './programs.ts'
import { inDigits, median, printTable, skip, type Verdict } from './report.ts'
import { fillDataFolder } from './sample-data.ts'
import { startSite } from './starts.ts'

const paths = ['/', '/cabins/texas-sage']
const rounds = 5
const secondsPerRound = 3
const warmUpSeconds = 2
const leastShareOfNginx = 0.75

const warmUps = 50
const iterations = 100

interface RenderingCost {
  path: string
  /** Rendered and compressed for the first time in this process, in milliseconds. */
  firstMs: number
  renderMs: number
  compressMs: number
}

interface Rates {
  path: string
  /** Of each round's ratio: a machine's speed drifts, but little between rounds. */
  ratio: number
  cached: number
  nginx: number
  bytes: number
}

/** Cached pages compared with nginx and with rendering each time. */
export async function measurePages(): Promise<Verdict[]> {
  const missing = ['wrk', 'nginx'].find((name) => !findProgram(name))
  if (missing) return skip('Pages', missing)
  const rates = await measureRates()
  printTable(
    `Page cache against nginx giving the same answer, headers and body (wrk, ${connections} connections, ${pinning}, ` +
      `medians of ${rounds} rounds of ${secondsPerRound} s)`,
    ['× nginx', 'page', 'site requests/s', 'nginx requests/s', 'brotli'],
    rates.map(({ path, ratio, cached, nginx, bytes }) => [
      inDigits(ratio),
      path,
      inDigits(cached),
      inDigits(nginx),
      inKilobytes(bytes),
    ]),
  )
  printRendering(rates, await measureRendering())
  return rates.map(({ path, ratio }) => ({
    holds: ratio >= leastShareOfNginx,
    text: `${path} from the page cache: ${inDigits(ratio)} of nginx (at least ${leastShareOfNginx})`,
  }))
}

async function measureRates(): Promise<Rates[]> {
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  await using site = await startSite(folder)
  const rates: Rates[] = []
  for (const path of paths) rates.push(await compare(site.origin, path))
  return rates
}

async function compare(origin: string, path: string): Promise<Rates> {
  const page = await ask(origin + path)
  await using nginx = await startNginx(temporaryFolder(), page)
  assertSameBody(page, await ask(nginx.address))
  const addresses = { cached: origin + path, nginx: nginx.address }
  for (const address of Object.values(addresses)) await requestsPerSecond(address, warmUpSeconds)
  const samples: { cached: number; nginx: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    samples.push({
      cached: await requestsPerSecond(addresses.cached, secondsPerRound),
      nginx: await requestsPerSecond(addresses.nginx, secondsPerRound),
    })
  }
  return {
    path,
    ratio: median(samples.map((sample) => sample.cached / sample.nginx)),
    cached: median(samples.map((sample) => sample.cached)),
    nginx: median(samples.map((sample) => sample.nginx)),
    bytes: page.body.length,
  }
}

function assertSameBody(ours: Answer, theirs: Answer): void {
  const isBrotli = [ours, theirs].every(({ headers }) => headers['content-encoding'] === 'br')
  if (!isBrotli || !ours.body.equals(theirs.body)) throw new Error('nginx serves another page')
}

async function measureRendering(): Promise<RenderingCost[]> {
  const output = await runProgram(
    onServerCore({
      command: process.execPath,
      args: ['bench/pages.ts', ...paths],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
  return JSON.parse(output) as RenderingCost[]
}

function printRendering(rates: readonly Rates[], costs: readonly RenderingCost[]): void {
  printTable(
    'Rendering each time against the page cache (one core; the API in process, then brotli and gzip)',
    [
      'cache gain',
      'page',
      'pages/s rendered',
      'rendering',
      'compressing',
      'first in a new process',
    ],
    costs.map(({ path, firstMs, renderMs, compressMs }) => {
      const rendered = 1000 / (renderMs + compressMs)
      const cached = rates.find((rate) => rate.path === path)?.cached ?? NaN
      return [
        `${inDigits(cached / rendered)} ×`,
        path,
        inDigits(rendered),
        `${inDigits(renderMs)} ms`,
        `${inDigits(compressMs)} ms`,
        `${inDigits(firstMs)} ms`,
      ]
    }),
  )
}

/** Prints the costs as JSON. A separate process, so that the first render is truly the first. */
async function printRenderingCosts(pages: readonly string[]): Promise<void> {
  const folder = temporaryFolder()
  await fillDataFolder(folder)
  const site = await openBuiltSite({ DATA_DIR: folder })
  const costs: RenderingCost[] = []
  for (const path of pages) costs.push(await costOf(site, path))
  await site.app.close()
  process.stdout.write(JSON.stringify(costs))
}

async function costOf(site: BuiltSite, path: string): Promise<RenderingCost> {
  const first = await renderOnce(site, path)
  for (let index = 0; index < warmUps; index += 1) await renderOnce(site, path)
  const samples = []
  for (let index = 0; index < iterations; index += 1) samples.push(await renderOnce(site, path))
  return {
    path,
    firstMs: first.renderMs + first.compressMs,
    renderMs: median(samples.map(({ renderMs }) => renderMs)),
    compressMs: median(samples.map(({ compressMs }) => compressMs)),
  }
}

async function renderOnce(site: BuiltSite, path: string) {
  const startedAt = performance.now()
  const html = await site.render(path)
  const renderedAt = performance.now()
  await encodeBody(html)
  return { renderMs: renderedAt - startedAt, compressMs: performance.now() - renderedAt }
}

if (import.meta.main) await printRenderingCosts(process.argv.slice(2))

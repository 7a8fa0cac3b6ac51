// Prints, as JSON, what it costs to render the pages whose paths are given. A process of its own,
// so that React runs as in production and the first rendering is truly the first.
import { createRenderer, type Renderer } from '#server/pages/renderer.ts'
import { siteApi } from '#server/pages/site-api.ts'
import { encodeBody } from '#server/pages/encodings.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { openBuiltSite, origin } from './built-site.ts'
import { median } from './report.ts'
import { storeSampleReviews } from './sample-data.ts'

export interface RenderingCost {
  path: string
  /** Rendered and compressed for the first time in this process, in milliseconds. */
  firstMs: number
  renderMs: number
  compressMs: number
}

const warmUps = 50
const iterations = 100

async function measure(renderer: Renderer, path: string): Promise<RenderingCost> {
  const first = await renderOnce(renderer, path)
  for (let index = 0; index < warmUps; index += 1) await renderOnce(renderer, path)
  const samples = []
  for (let index = 0; index < iterations; index += 1) samples.push(await renderOnce(renderer, path))
  return {
    path,
    firstMs: first.renderMs + first.compressMs,
    renderMs: median(samples.map(({ renderMs }) => renderMs)),
    compressMs: median(samples.map(({ compressMs }) => compressMs)),
  }
}

async function renderOnce(renderer: Renderer, path: string) {
  const startedAt = performance.now()
  const { html, status } = await renderer.renderPage(path, fail)
  const renderedAt = performance.now()
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  await encodeBody(html)
  return { renderMs: renderedAt - startedAt, compressMs: performance.now() - renderedAt }
}

function fail(error: unknown): never {
  throw error
}

const db = await openDatabase({ url: undefined, file: ':memory:' })
await migrate(db)
await storeSampleReviews(db)
const { app, build } = await openBuiltSite(db)
const renderer = createRenderer({ build, origin, api: siteApi(app) })
const costs: RenderingCost[] = []
for (const path of process.argv.slice(2)) costs.push(await measure(renderer, path))
await app.close()
await closeDatabase(db)
process.stdout.write(JSON.stringify(costs))

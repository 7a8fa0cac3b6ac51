// Prints, as JSON, what it costs to render the pages whose paths are given. A process of its own,
// so that React runs as in production and the first rendering is truly the first.
import { encodeBody } from '#server/pages/encodings.ts'
import { openBuiltSite, type BuiltSite } from './built-site.ts'
import { temporaryFolder } from './programs.ts'
import { median } from './report.ts'
import { fillDataFolder } from './sample-data.ts'

export interface RenderingCost {
  path: string
  /** Rendered and compressed for the first time in this process, in milliseconds. */
  firstMs: number
  renderMs: number
  compressMs: number
}

const warmUps = 50
const iterations = 100

async function measure(site: BuiltSite, path: string): Promise<RenderingCost> {
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

const folder = temporaryFolder()
await fillDataFolder(folder)
const site = await openBuiltSite({ DATA_DIR: folder })
const costs: RenderingCost[] = []
for (const path of process.argv.slice(2)) costs.push(await measure(site, path))
await site.app.close()
process.stdout.write(JSON.stringify(costs))

import { publicPages } from '#content/pages.ts'
import type { PageTimes } from './hanging-pages.ts'
import { onServerCore, runProgram } from './programs.ts'
import { inDigits, median, printTable, type Verdict } from './report.ts'

const paths = [...publicPages, '/live-views', '/cabins/texas-sage']
const mostSlowdown = 1.2

/** Every public page while outside services hang, compared with the same page while they work. */
export async function measureHanging(): Promise<Verdict[]> {
  const output = await runProgram(
    onServerCore({
      command: process.execPath,
      args: ['bench/hanging-pages.ts', ...paths],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
  const pages = JSON.parse(output) as PageTimes[]
  printTable(
    'Pages while calendar, feeds and camera hang, against usual (one core, medians)',
    ['× rendered', '× cached', 'page', 'rendered', 'cached'],
    pages.map(({ path, rendered, cached }) => [
      inDigits(slowdown(rendered)),
      inDigits(slowdown(cached)),
      path,
      `${inDigits(median(rendered.hanging))} ms`,
      `${inDigits(median(cached.hanging))} ms`,
    ]),
  )
  return [judge('rendered', pages), judge('cached', pages)]
}

function judge(way: 'rendered' | 'cached', pages: readonly PageTimes[]): Verdict {
  const ratios = pages.map((page) => ({ path: page.path, ratio: slowdown(page[way]) }))
  const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a))
  return {
    holds: worst.ratio <= mostSlowdown,
    text:
      `with all services hanging, ${way} pages: at most ${inDigits(worst.ratio)} ` +
      `of the usual time, on ${worst.path} (at most ${mostSlowdown})`,
  }
}

/** Of each round's ratio: a machine's speed drifts, but little between rounds. */
function slowdown({ usual, hanging }: PageTimes['cached']): number {
  return median(hanging.map((ms, turn) => ms / (usual[turn] ?? NaN)))
}

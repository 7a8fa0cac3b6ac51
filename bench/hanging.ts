import { publicPages } from '#content/pages.ts'
import type { PageTimes } from './hanging-pages.ts'
import { onServerCore, runProgram } from './programs.ts'
import { inDigits, median, printTable, type Verdict } from './report.ts'

const paths = [...publicPages, '/live-views', '/cabins/texas-sage']
const mostSlowdown = 1.2

/**
 * Every public page of a site whose calendar, feeds and camera never answer, beside one whose
 * services are well: made anew, and from memory.
 */
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
    ['× rendered', '× kept', 'page', 'rendered', 'kept'],
    pages.map(({ path, rendered, kept }) => [
      inDigits(slowdown(rendered)),
      inDigits(slowdown(kept)),
      path,
      `${inDigits(median(rendered.hanging))} ms`,
      `${inDigits(median(kept.hanging))} ms`,
    ]),
  )
  return [judge('rendered', pages), judge('kept', pages)]
}

function judge(way: 'rendered' | 'kept', pages: readonly PageTimes[]): Verdict {
  const ratios = pages.map((page) => ({ path: page.path, ratio: slowdown(page[way]) }))
  const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a))
  return {
    holds: worst.ratio <= mostSlowdown,
    text:
      `with all services hanging, ${way} pages: at most ${inDigits(worst.ratio)} ` +
      `of the usual time, on ${worst.path} (at most ${mostSlowdown})`,
  }
}

/** Of the turns' own ratios: a machine's speed drifts, but little from one turn to the next. */
function slowdown({ usual, hanging }: PageTimes['kept']): number {
  return median(hanging.map((ms, turn) => ms / (usual[turn] ?? NaN)))
}

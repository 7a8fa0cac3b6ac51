import type { Axis } from '../core/axes.ts'
import { dayPane } from '../materials/day-pane.ts'
import { litWindow } from '../materials/lit-window.ts'
import { glowing } from '../materials/plain.ts'
import type { Opening } from './openings.ts'

const litDoor = glowing('#ffcf7d', 0.6)

/** Openings with what their panes show: lamplight in the evening, hills and sky by day. */
export function withPanes(
  openings: readonly Opening[],
  along: Axis,
  isLit: boolean,
): readonly Opening[] {
  return openings.map((opening) => {
    if (opening.kind === 'hole' || opening.pane !== undefined) return opening
    if (opening.kind === 'door' && isLit) return { ...opening, pane: litDoor }
    return { ...opening, pane: (isLit ? litWindow : dayPane)({ ...opening, along }) }
  })
}

import type { Axis } from '../core/axes.ts'
import { dayPane } from '../materials/day-pane.ts'
import { litWindow } from '../materials/lit-window.ts'
import { glowing } from '../materials/plain.ts'
import type { Opening } from './openings.ts'

const litDoor = glowing('#ffcf7d', 0.6)

/** What windows show: hills and sky by day, lamplight in the evening, or what is behind them. */
export type Panes = 'mirroring' | 'lit' | 'open'

/** Openings with what their panes show; doors are never open to the view. */
export function withPanes(
  openings: readonly Opening[],
  along: Axis,
  panes: Panes,
): readonly Opening[] {
  return openings.map((opening) => {
    if (opening.kind === 'hole' || opening.pane !== undefined) return opening
    if (opening.kind === 'door' && panes === 'lit') return { ...opening, pane: litDoor }
    if (opening.kind === 'window' && panes === 'open') return { ...opening, pane: null }
    return { ...opening, pane: (panes === 'lit' ? litWindow : dayPane)({ ...opening, along }) }
  })
}

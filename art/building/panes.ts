import type { Axis } from '../core/axes.ts'
import { dayPane } from '../materials/day-pane.ts'
import { litWindow } from '../materials/lit-window.ts'
import { flat, glowing } from '../materials/plain.ts'
import type { Opening } from './openings.ts'

const litDoor = glowing('#ffcf7d', 0.6)

/** What windows show: hills and sky by day, lamplight in the evening, or what is behind them. */
export type Panes = 'mirroring' | 'lit' | 'open'

/** The glass of a door seen from inside. */
const clear = flat('#dfe9e4', { kind: 'glass' })

/** Openings with what their panes show. */
export function withPanes(
  openings: readonly Opening[],
  along: Axis,
  panes: Panes,
): readonly Opening[] {
  return openings.map((opening) => {
    if (opening.kind === 'hole' || opening.pane !== undefined) return opening
    if (opening.kind === 'door' && panes === 'lit') return { ...opening, pane: litDoor }
    if (panes === 'open') {
      return opening.kind === 'window' ? { ...opening, pane: null } : { ...opening, pane: clear }
    }
    return { ...opening, pane: (panes === 'lit' ? litWindow : dayPane)({ ...opening, along }) }
  })
}

import type { Opening } from '../../building/openings.ts'

/** Two pens of logs with an open breezeway between them, under one roof. In metres. */
export const floor = 0.75
export const pens = { left: [-6, -1.75], right: [1.75, 6] } as const
export const depth = { front: 0, back: -5.2 } as const
/** The bathroom behind the left pen, under a slope that goes on from the eave. */
export const leanTo = { left: -4, right: -1.75, back: -7.9, top: 2.25 } as const
export const wallTop = floor + 2.7
export const breezewayCeiling = wallTop - 0.1
export const ridgeTop = floor + 4.95
export const porch = { front: 2.6, left: -6.1, right: 6.1 } as const

export const firePlace = [11.6, 4.8] as const
export const grillPlace = [7.7, 1.9] as const

const heights = { sill: floor + 0.8, head: floor + 2.15 } as const
const door = { kind: 'door', sill: floor + 0.02, head: floor + 2.15 } as const
const side = { kind: 'window', from: -4.2, to: -3.1, ...heights } as const

export const openings = {
  front: {
    left: [{ kind: 'window', from: -4.75, to: -2.95, ...heights, panes: [3, 2] }],
    right: [{ kind: 'window', from: 2.95, to: 4.75, ...heights, panes: [3, 2] }],
  },
  /** Toward the breezeway. */
  inner: {
    left: [
      { ...door, from: -2.2, to: -1.25 },
      { ...side, from: -4.4 },
    ],
    right: [
      { ...door, from: -2.2, to: -1.25 },
      { ...side, from: -4.4 },
    ],
  },
  /** Beside the chimneys. */
  outer: {
    left: [{ ...side, from: -1.3, to: -0.5 }],
    right: [{ ...side, from: -1.3, to: -0.5 }],
  },
  back: {
    left: [{ kind: 'window', from: -5.5, to: -4.3, ...heights }],
    right: [{ kind: 'window', from: 3.2, to: 4.5, ...heights }],
  },
  leanTo: {
    left: [],
    right: [{ kind: 'window', from: -3.4, to: -2.5, sill: floor + 1.25, head: floor + 1.95 }],
  },
} as const satisfies Record<string, Record<'left' | 'right', readonly Opening[]>>

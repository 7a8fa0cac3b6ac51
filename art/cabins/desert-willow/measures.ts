import type { Opening } from '../../building/openings.ts'

/**
 * Where the walls are, in metres: the roof is high on the left and falls to the right. Rooms go
 * between these walls; their windows are the openings below.
 */
export const floor = 0.6
export const walls = { left: -3.4, right: 3.3, front: 0, back: -6.2 } as const
/** Tops of the walls over the floor. */
export const tops = { high: 4.7, low: 2.75 } as const
export const porch = { front: 2.55, left: -3.5, right: 3.4 } as const

/** The fire pit, on the gravel to the right. */
export const firePlace = [13, 3.2] as const

const heights = { sill: floor + 0.8, head: floor + 2.15 } as const
const door = { sill: floor + 0.02, head: floor + 2.2 } as const
const clerestory = { kind: 'window', sill: floor + 2.98, head: floor + 3.5, panes: [1, 1] } as const

export const openings = {
  front: [
    { kind: 'window', from: -2.75, to: -1.05, ...heights, panes: [3, 2] },
    { kind: 'door', from: 0.1, to: 1.05, ...door },
    { kind: 'window', from: 1.85, to: 2.8, ...heights },
  ],
  clerestory: [
    { ...clerestory, from: -3.15, to: -2.45 },
    { ...clerestory, from: -2.3, to: -1.6 },
    { ...clerestory, from: -1.45, to: -0.75 },
    { ...clerestory, from: -0.6, to: 0.1 },
  ],
  left: [
    { kind: 'window', from: -5.4, to: -4.2, ...heights },
    { kind: 'window', from: -2.4, to: -0.9, ...heights, panes: [3, 2] },
    { ...clerestory, from: -2.3, to: -1, sill: floor + 3.1, head: floor + 3.9 },
  ],
  right: [{ kind: 'window', from: -3.6, to: -2.4, ...heights }],
  back: [
    { kind: 'window', from: -1.6, to: -0.2, ...heights },
    { kind: 'window', from: 1.35, to: 1.95, sill: floor + 1.4, head: floor + 2.1 },
  ],
} as const satisfies Record<string, readonly Opening[]>

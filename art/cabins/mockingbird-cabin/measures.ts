import type { Opening } from '../../building/openings.ts'

/** A cottage of two parts: a front gable with a long slope on its left, and a wing to the right. */
export const floor = 0.45
/** The part under the front gable; its ridge runs toward the viewer. */
export const gablePart = { left: -3.2, right: 0.8, front: 0.8, back: -4.4 } as const
/** The wing; its ridge runs along x. */
export const wing = { left: 0.8, right: 4.6, front: -0.7, back: -5.4 } as const
export const wallTop = floor + 2.5
export const gableTop = floor + 5.2
export const wingTop = floor + 4.75
/** How steeply the front gable rises, metres a metre. */
export const gableSlope = (gableTop - wallTop) / 2
export const porch = { left: 0.9, right: 4.6, front: 1.35 } as const
export const fenceLine = 4.9

export const firePlace = [-11, 0.4] as const

const heights = { sill: floor + 0.8, head: floor + 2.05 } as const

export const openings = {
  gable: [{ kind: 'window', from: -2.25, to: -0.15, ...heights, panes: [6, 3] }],
  gableUpper: [
    { kind: 'window', from: -1.65, to: -0.75, sill: wallTop + 0.35, head: wallTop + 1.3 },
  ],
  wing: [
    { kind: 'door', from: 1.25, to: 2.15, sill: floor + 0.02, head: floor + 2.1 },
    { kind: 'window', from: 2.75, to: 4.05, ...heights, panes: [4, 3] },
  ],
  wingEnd: [{ kind: 'window', from: -2.1, to: -1.1, ...heights }],
  back: [{ kind: 'window', from: 1.6, to: 2.8, ...heights }],
  gableBack: [{ kind: 'window', from: -1.5, to: -0.7, sill: floor + 1.3, head: floor + 2.05 }],
} as const satisfies Record<string, readonly Opening[]>

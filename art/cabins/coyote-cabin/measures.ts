import type { Opening } from '../../building/openings.ts'

/** Where the walls are, in metres: their outer faces, for they are half a metre thick. */
export const floor = 0.5
export const walls = { left: -3.6, right: 3.6, front: 0, back: -6 } as const
export const wallThickness = 0.46
export const wallTop = floor + 2.75
export const ridgeTop = floor + 4.75

/** The room without a roof: a terrace with a low wall on two sides. */
export const terrace = { left: -1.6, right: 8, front: 4.1, level: floor - 0.06 } as const

export const firePlace = [-11.5, 0] as const
/** Where coyotes sit. */
export const knoll = [8.6, -10] as const

const heights = { sill: floor + 0.9, head: floor + 2.1 } as const

export const openings = {
  front: [
    { kind: 'window', from: -2.6, to: -1.5, ...heights },
    { kind: 'door', from: -0.5, to: 0.5, sill: floor + 0.02, head: floor + 2.15 },
    { kind: 'window', from: 1.5, to: 2.6, ...heights },
  ],
  right: [{ kind: 'window', from: -4.6, to: -3.4, ...heights }],
  left: [{ kind: 'window', from: -1.6, to: -0.7, ...heights }],
  back: [{ kind: 'window', from: -1.1, to: 0.1, ...heights }],
} as const satisfies Record<string, readonly Opening[]>

import type { Opening } from '../../building/openings.ts'

/** A long low body along x, and a screened porch before it under a gable of its own. In metres. */
export const floor = 0.85
export const body = { left: -4.6, right: 4.6, front: -2.6, back: -7.2 } as const
export const wallTop = floor + 2.6
export const ridgeTop = floor + 4.15
export const porch = { left: -3.1, right: 3.1, front: 0.8 } as const
export const porchTop = floor + 4.3
/** The screen door. */
export const screenDoor = [-0.62, 0.62] as const

export const firePlace = [12.2, 4.6] as const
/** Between these two the hammock hangs. */
export const hammockPost = [6.3, 1.2] as const
export const hammockTree = [9.4, -0.6] as const

const heights = { sill: floor + 0.75, head: floor + 2.1 } as const

export const openings = {
  /** Behind the porch. */
  front: [
    { kind: 'window', from: -2.6, to: -1.1, ...heights, panes: [3, 2] },
    { kind: 'door', from: -0.48, to: 0.48, sill: floor + 0.02, head: floor + 2.15 },
    { kind: 'window', from: 1.1, to: 2.6, ...heights, panes: [3, 2] },
    { kind: 'window', from: 3.5, to: 4.2, ...heights },
    { kind: 'window', from: -4.2, to: -3.5, ...heights },
  ],
  /** The window seat looks out of the right end. */
  right: [{ kind: 'window', from: -6, to: -3.9, ...heights, panes: [4, 2] }],
  left: [{ kind: 'window', from: -4.9, to: -3.7, ...heights }],
  back: [
    { kind: 'window', from: -0.7, to: 0.7, ...heights },
    { kind: 'window', from: -3.3, to: -2.5, sill: floor + 1.3, head: floor + 2.05 },
  ],
} as const satisfies Record<string, readonly Opening[]>

import type { RoomSetting } from '../../../rooms/room.ts'
import { floor, leanTo, openings } from '../measures.ts'
import { inside } from './inks.ts'

const { trim, ceiling, beam, logs: wall, boards } = inside
const inks = { wall, trim, ceiling, beam, floor: inside.floor }
const flat = { floor, ceiling: [2.6], beams: 1 } as const
const { front, back, inner, outer } = openings

/** The left pen has both bedrooms. */
export const frontBedroom = {
  ...flat,
  inks,
  x: [-5.85, -1.9],
  z: [-2.55, -0.15],
  walls: { back: boards },
  openings: { front: front.left, left: outer.left, right: inner.left },
} as const satisfies RoomSetting

export const backBedroom = {
  ...flat,
  inks,
  x: [-5.85, -1.9],
  z: [-5.05, -2.62],
  walls: { front: boards },
  openings: { back: back.left, right: inner.left },
} as const satisfies RoomSetting

export const bath = {
  floor,
  ceiling: [2.2],
  inks: { ...inks, wall: boards, floor: inside.flags },
  x: [leanTo.left + 0.12, leanTo.right - 0.12],
  z: [leanTo.back + 0.12, -5.35],
  openings: { back: openings.leanTo.right },
} as const satisfies RoomSetting

/** The right pen: kitchen, hearth, a table for four. */
export const great = {
  ...flat,
  inks,
  x: [1.9, 5.85],
  z: [-5.05, -0.15],
  openings: { front: front.right, back: back.right, left: inner.right, right: outer.right },
} as const satisfies RoomSetting

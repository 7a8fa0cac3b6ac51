import type { RoomSetting } from '../../../rooms/room.ts'
import { floor, openings } from '../measures.ts'
import { inside } from './inks.ts'

const { trim, ceiling, beam, plaster: wall, stone } = inside
const inks = { wall, trim, ceiling, beam, floor: inside.floor }
const flat = { floor, ceiling: [2.5], beams: 0.9 } as const
const { back, left, front, right } = openings

/** Living room and kitchen: everything on the side of the chimney. */
export const great = {
  ...flat,
  inks,
  x: [-3.1, 0.52],
  z: [-5.5, -0.5],
  walls: { left: stone, back: stone, front: stone },
  openings: { back, left, front },
} as const satisfies RoomSetting

export const bedroom = {
  ...flat,
  inks,
  x: [0.58, 3.1],
  z: [-5.5, -2.7],
  walls: { back: inside.indigo, right: stone },
  openings: { right },
} as const satisfies RoomSetting

export const bath = {
  ...flat,
  // The lantern hangs between two of them.
  beams: 1.1,
  inks: { ...inks, floor: inside.flags },
  x: [0.58, 3.1],
  z: [-2.62, -0.5],
  walls: { front: stone },
  openings: { front },
} as const satisfies RoomSetting

import type { RoomSetting } from '../../../rooms/room.ts'
import { floor, openings } from '../measures.ts'
import { inside } from './inks.ts'

const { trim, ceiling, wall, grayWall } = inside
const inks = { wall, trim, ceiling, beam: trim, floor: inside.floor }
const flat = { floor, ceiling: [2.5] } as const
const { front, back, left, right } = openings

export const bedroom = {
  ...flat,
  inks,
  x: [-4.45, -1.03],
  z: [-5.42, -2.75],
  walls: { back: grayWall },
  openings: { front, left },
} as const satisfies RoomSetting

export const bath = {
  ...flat,
  inks: { ...inks, floor: inside.bathFloor },
  x: [-4.45, -1.03],
  z: [-7.05, -5.5],
  openings: { back },
} as const satisfies RoomSetting

/** Kitchen, stove and window seat, from the door to the right end. */
export const great = {
  ...flat,
  beams: 1.05,
  inks,
  x: [-0.97, 4.45],
  z: [-7.05, -2.75],
  openings: { front, back, right },
} as const satisfies RoomSetting

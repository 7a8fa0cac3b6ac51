import type { RoomSetting } from '../../../rooms/room.ts'
import { floor, openings } from '../measures.ts'
import { inside } from './inks.ts'

const { trim, ceiling, beam, plaster: wall } = inside
const inks = { wall, trim, ceiling, beam, floor: inside.floor }
const under = { floor, beams: 1.1, inks } as const

/** The tall corner: its ceiling follows the roof. */
export const living = {
  ...under,
  x: [-3.28, -0.1],
  z: [-3.2, -0.12],
  ceiling: [4.45, 3.5],
  openings: { front: [...openings.front, ...openings.clerestory], left: openings.left },
} as const satisfies RoomSetting

export const bedroom = {
  ...under,
  x: [-3.28, -0.1],
  z: [-6.08, -3.3],
  ceiling: [4.45, 3.5],
  inks: { ...inks, floor: inside.boards },
  walls: { right: inside.adobe },
  openings: { left: openings.left, back: openings.back },
} as const satisfies RoomSetting

export const kitchen = {
  ...under,
  x: [0, 3.18],
  z: [-3.9, -0.12],
  ceiling: [3.45, 2.58],
  openings: { front: openings.front, right: openings.right },
} as const satisfies RoomSetting

export const bath = {
  ...under,
  x: [0, 3.18],
  z: [-6.08, -4],
  ceiling: [3.45, 2.58],
  openings: { back: openings.back },
} as const satisfies RoomSetting

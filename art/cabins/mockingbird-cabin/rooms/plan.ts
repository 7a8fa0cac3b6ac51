import type { RoomSetting } from '../../../rooms/room.ts'
import { floor, openings } from '../measures.ts'
import { inside } from './inks.ts'

const { trim, ceiling, wall } = inside
const inks = { wall, trim, ceiling, floor: inside.floor }

/** Behind the wide window of the gable, under its slopes. */
export const bedroom = {
  floor,
  inks,
  x: [-3.05, 0.65],
  z: [-2.2, 0.65],
  ceiling: [2.42, 3.5, 3.5, 2.42],
  walls: { left: inside.blueWall },
  openings: { front: openings.gable },
} as const satisfies RoomSetting

export const bath = {
  floor,
  inks: { ...inks, floor: inside.bathFloor },
  x: [-3.05, 0.65],
  z: [-4.25, -2.3],
  ceiling: [2.42],
  openings: { back: openings.gableBack },
} as const satisfies RoomSetting

/** The wing: music in front, the kitchen at the back. */
export const great = {
  floor,
  x: [0.95, 4.45],
  z: [-5.25, -0.85],
  ceiling: [2.42],
  beams: 0.9,
  inks: { ...inks, beam: trim },
  openings: { front: openings.wing, right: openings.wingEnd, back: openings.back },
} as const satisfies RoomSetting

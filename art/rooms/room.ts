import type { Opening } from '../building/openings.ts'
import { wall } from '../building/wall.ts'
import type { Axis } from '../core/axes.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { add, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

type Side = 'left' | 'right' | 'back' | 'front'

export interface RoomInks {
  wall: Material
  floor: Material
  ceiling: Material
  /** Of windows, doors and baseboards. */
  trim: Material
  beam?: Material
}

export interface RoomSetting {
  /** The inner faces of its walls. */
  x: readonly [left: number, right: number]
  z: readonly [back: number, front: number]
  floor: number
  /** Heights over the floor from left to right: one is flat, two a slope, three a gable. */
  ceiling: readonly number[]
  /** Metres between beams; without it there are none. */
  beams?: number
  inks: RoomInks
  /** Walls of another kind. */
  walls?: Partial<Record<Side, Material>>
  /** The openings of the house's walls that the room has; others are passed over. */
  openings?: Partial<Record<Side, readonly Opening[]>>
}

const lining = 0.03
/** Ceilings reach into the walls and walls over them: light would come through where they only meet. */
const lap = 0.025

/** A room between the walls of a house: lined walls with its windows, floor, ceiling. */
export function room(mesh: Mesh, setting: RoomSetting): void {
  const { x, z, floor, inks } = setting
  // A little over the foundation, or its stone would show through in sand.
  box(mesh, [x[0], floor - 0.05, z[0]], [x[1], floor + 0.004, z[1]], inks.floor)
  addCeiling(mesh, setting)
  addLining(mesh, setting, 'left', { along: 'z', at: x[0] - lining / 2, outside: 1 })
  addLining(mesh, setting, 'right', { along: 'z', at: x[1] + lining / 2, outside: -1 })
  addLining(mesh, setting, 'back', { along: 'x', at: z[0] - lining / 2, outside: 1 })
  addLining(mesh, setting, 'front', { along: 'x', at: z[1] + lining / 2, outside: -1 })
}

interface Place {
  along: Axis
  at: number
  /** For the house this is inside. */
  outside: 1 | -1
}

function addLining(mesh: Mesh, setting: RoomSetting, side: Side, place: Place): void {
  const { floor, ceiling, inks, walls = {}, openings = {} } = setting
  const [from, to] = place.along === 'x' ? setting.x : setting.z
  const own = (openings[side] ?? []).filter((each) => each.from > from && each.to < to)
  wall(mesh, {
    ...place,
    from: from - lining,
    to: to + lining,
    foot: floor,
    top: floor + Math.max(...ceiling) + lap,
    thickness: lining,
    openings: own.map((each) => ({ ...each, kind: 'window', pane: null, panes: [1, 1] })),
    materials: { wall: walls[side] ?? inks.wall, frame: inks.trim, glass: inks.trim },
  })
  addBaseboard(mesh, setting, place, own)
}

function addBaseboard(
  mesh: Mesh,
  { x, z, floor, inks }: RoomSetting,
  { along, at, outside }: Place,
  openings: readonly Opening[],
): void {
  const isDoor = ({ sill }: Opening) => sill < floor + 0.1
  const [from, to] = along === 'x' ? x : z
  const cuts = [from, ...openings.filter(isDoor).flatMap((door) => [door.from, door.to]), to]
  for (let index = 0; index < cuts.length; index += 2) {
    const [start, end] = [cuts[index] as number, cuts[index + 1] as number]
    const depths = [at, at + outside * (lining / 2 + 0.018)].toSorted((a, b) => a - b)
    const corner = (place: number, depth: number, height: number): Vec3 =>
      along === 'x' ? [place, floor + height, depth] : [depth, floor + height, place]
    box(
      mesh,
      corner(start, depths[0] as number, 0),
      corner(end, depths[1] as number, 0.12),
      inks.trim,
    )
  }
}

function addCeiling(mesh: Mesh, setting: RoomSetting): void {
  const { x, z, floor, ceiling, beams, inks } = setting
  const heights = ceiling.length === 1 ? [...ceiling, ...ceiling] : ceiling
  const at = (index: number, depth: number, drop = 0): Vec3 => [
    x[0] + ((x[1] - x[0]) * index) / (heights.length - 1),
    floor + (heights[index] as number) - drop,
    depth,
  ]
  for (let index = 0; index + 1 < heights.length; index += 1) {
    const next = index + 1
    const [from, to] = [at(index, 0), at(next, 0)]
    const left = index === 0 ? beyond(to, from) : from
    const right = next === heights.length - 1 ? beyond(from, to) : to
    addSheet(mesh, [left, right], [z[0] - lap, z[1] + lap], inks.ceiling)
    if (beams === undefined || !inks.beam) continue
    for (let depth = z[1] - beams / 2; depth > z[0]; depth -= beams) {
      const size = { width: 0.12, height: 0.18 }
      beam(mesh, at(index, depth, 0.08), at(next, depth, 0.08), size, inks.beam)
    }
  }
}

/** Two sheets: what touches the lower one is too near to be shaded by it, and would shine along the joint. */
function addSheet(
  mesh: Mesh,
  [left, right]: readonly [Vec3, Vec3],
  [back, front]: readonly [number, number],
  material: Material,
): void {
  for (const rise of [0, 0.02]) {
    const corner = ([x, y]: Vec3, depth: number): Vec3 => [x, y + rise, depth]
    mesh.quad(
      [corner(left, back), corner(right, back), corner(right, front), corner(left, front)],
      material,
    )
  }
}

/** A little further along a slope than its end, into the wall there. */
function beyond(start: Vec3, end: Vec3): Vec3 {
  return add(end, scale(subtract(end, start), lap / Math.abs(end[0] - start[0])))
}

import { pointOn, type Axis } from '../core/axes.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { addDoor, addWindow, type Opening } from './openings.ts'

/** A wall that stands along one axis at a place of the other. */
export interface WallSetting {
  /** The axis it runs along. */
  along: Axis
  /** Where its middle lies on the other axis. */
  at: number
  from: number
  to: number
  foot: number
  top: number
  thickness?: number
  /** Which side is outside: toward higher or lower values of the other axis. */
  outside: 1 | -1
  openings?: readonly Opening[]
  materials: WallMaterials
}

export interface WallMaterials {
  wall: Material
  /** Of windows and doors. */
  frame: Material
  glass: Material
  door?: Material
}

/** Puts a box into a wall: a stretch along it, heights, and depths from its middle line. */
export type InWall = (
  along: readonly [number, number],
  heights: readonly [number, number],
  depths: readonly [number, number],
  material: Material,
) => void

const nothing = 1e-4

/** A wall with windows and doors in it. */
export function wall(mesh: Mesh, setting: WallSetting): void {
  const { from, to, openings = [], thickness = 0.18, materials } = setting
  const put = inWall(mesh, setting)
  const edges = [from, to, ...openings.flatMap((opening) => [opening.from, opening.to])]
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b)
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[index + 1] as number
    const solid = solidHeights(setting, openings, start, end)
    for (const heights of solid) {
      put([start, end], heights, [-thickness / 2, thickness / 2], materials.wall)
    }
  }
  for (const opening of openings) {
    const face = (setting.outside * thickness) / 2
    if (opening.kind === 'window') addWindow(put, opening, { face, ...setting })
    if (opening.kind === 'door') addDoor(put, opening, { face, ...setting })
  }
}

function inWall(mesh: Mesh, { along, at }: WallSetting): InWall {
  return ([start, end], [low, high], [near, far], material) => {
    if (end - start < nothing || high - low < nothing) return
    const [first, last] = [
      pointOn(along, start, at + near, low),
      pointOn(along, end, at + far, high),
    ]
    box(mesh, first, last, material)
  }
}

/** What is wall between two cuts: everything from foot to top but the openings there. */
function solidHeights(
  { foot, top }: WallSetting,
  openings: readonly Opening[],
  start: number,
  end: number,
): (readonly [number, number])[] {
  const here = openings
    .filter((opening) => opening.from <= start + nothing && opening.to >= end - nothing)
    .toSorted((a, b) => a.sill - b.sill)
  const lows = [foot, ...here.map(({ head }) => head)]
  const highs = [...here.map(({ sill }) => sill), top]
  return lows.map((low, index) => [low, highs[index] as number] as const)
}

import type { Material } from '../tracer/material.ts'
import type { InWall, WallMaterials } from './wall.ts'

interface Place {
  /** Along the wall, in the scene's metres. */
  from: number
  to: number
  /** Heights in the scene's metres. */
  sill: number
  head: number
}

export type Opening = Place &
  (
    | { kind: 'hole' }
    | {
        kind: 'window'
        /** What fills it, glass when left out; `null` leaves it open to the view. */
        pane?: Material | null
        /** Panes along and up. */
        panes?: readonly [number, number]
      }
    | { kind: 'door'; pane?: Material }
  )

type Window = Extract<Opening, { kind: 'window' }>
type Door = Extract<Opening, { kind: 'door' }>

interface Side {
  /** The outer face of the wall, from its middle line. */
  face: number
  outside: 1 | -1
  materials: WallMaterials
}

const casing = 0.07
const bar = 0.022
/** The frame that holds the panes; without it their bars seem to float in a deep wall. */
const sash = 0.034
/** Frames reach a little into their opening: in one plane with the wall's edge they would flicker. */
const lap = 0.004

export function addWindow(put: InWall, window: Window, side: Side): void {
  const { from, to, sill, head, pane, panes = [2, 2] } = window
  const { materials } = side
  addCasing(put, window, side)
  const ledge = casing * 1.3
  const board = [sill - casing * 1.1, sill + lap] as const
  put([from - ledge, to + ledge], board, depths(side, 0.06), materials.frame)
  if (pane !== null) put([from, to], [sill, head], [-0.01, 0.01], pane ?? materials.glass)
  addSash(put, window, materials.frame)
  const [columns, rows] = panes
  for (let column = 1; column < columns; column += 1) {
    const at = from + ((to - from) * column) / columns
    put([at - bar, at + bar], [sill, head], [-0.03, 0.03], materials.frame)
  }
  for (let row = 1; row < rows; row += 1) {
    const at = sill + ((head - sill) * row) / rows
    put([from, to], [at - bar, at + bar], [-0.03, 0.03], materials.frame)
  }
}

function addSash(put: InWall, { from, to, sill, head }: Place, frame: Material): void {
  // A little deeper than the bars, and into the wall: no two faces lie in one plane.
  const depth = [-sash, sash] as const
  put([from - lap, from + sash], [sill - lap, head + lap], depth, frame)
  put([to - sash, to + lap], [sill - lap, head + lap], depth, frame)
  for (const [low, high] of [
    [sill - lap, sill + sash],
    [head - sash, head + lap],
  ] as const) {
    put([from + sash, to - sash], [low, high], depth, frame)
  }
}

/** A door with a pane in its upper half. */
export function addDoor(put: InWall, door: Door, side: Side): void {
  const { from, to, sill, head, pane } = door
  const { materials } = side
  addCasing(put, door, side)
  put([from, to], [sill, head], [-0.03, 0.03], materials.door ?? materials.frame)
  const stile = (to - from) * 0.2
  const heights = [sill + (head - sill) * 0.5, head - 0.2] as const
  put([from + stile, to - stile], heights, [-0.035, 0.035], pane ?? materials.glass)
  const middle = (from + to) / 2
  put([middle - bar, middle + bar], heights, [-0.045, 0.045], materials.frame)
}

function addCasing(put: InWall, { from, to, sill, head }: Place, side: Side): void {
  const { frame } = side.materials
  const depth = depths(side, 0)
  put([from - casing, to + casing], [head - lap, head + casing * 1.4], depth, frame)
  put([from - casing, from + lap], [sill, head], depth, frame)
  put([to - lap, to + casing], [sill, head], depth, frame)
}

/** From just inside the outer face to just before it; `further` sticks out more. */
function depths({ face, outside }: Side, further: number): readonly [number, number] {
  const inner = face - 0.02 * outside
  const outer = face + (0.05 + further) * outside
  return inner < outer ? [inner, outer] : [outer, inner]
}

import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** The place of an edge at a height; edges are straight between `low` and `high`. */
type Edge = (height: number) => number

/** A hole in a gable: its sides may slant. */
export interface GableHole {
  low: number
  high: number
  left: Edge
  right: Edge
}

/** A hole with upright sides. */
export function uprightHole(from: number, to: number, low: number, high: number): GableHole {
  return { low, high, left: () => from, right: () => to }
}

interface GableWallSetting {
  /** Where it stands, from its foot to its top. */
  at: number
  foot: number
  top: number
  /** Half its width at a height. */
  halfWidth: Edge
  holes: readonly GableHole[]
  material: Material
}

/** The wall under a gable roof, across z, with holes in it: one sheet without thickness. */
export function gableWall(mesh: Mesh, setting: GableWallSetting): void {
  const { at, foot, top, halfWidth, holes, material } = setting
  const heights = [foot, top, ...holes.flatMap(({ low, high }) => [low, high])]
  const cuts = [...new Set(heights)].toSorted((a, b) => a - b)
  for (const [index, low] of cuts.slice(0, -1).entries()) {
    const high = cuts[index + 1] as number
    for (const [left, right] of solidsBetween(low, high, halfWidth, holes)) {
      const corner = (edge: Edge, height: number): Vec3 => [edge(height), height, at]
      const corners = [
        corner(left, low),
        corner(right, low),
        corner(right, high),
        corner(left, high),
      ] as const
      mesh.quad(corners, material, [0, 0, 1])
    }
  }
}

function solidsBetween(
  low: number,
  high: number,
  halfWidth: Edge,
  holes: readonly GableHole[],
): (readonly [Edge, Edge])[] {
  const here = holes
    .filter((hole) => hole.low <= low && hole.high >= high)
    .toSorted((a, b) => a.left(low) - b.left(low))
  const lefts: Edge[] = [(height) => -halfWidth(height), ...here.map(({ right }) => right)]
  const rights: Edge[] = [...here.map(({ left }) => left), halfWidth]
  return lefts.map((left, index) => [left, rights[index] as Edge] as const)
}

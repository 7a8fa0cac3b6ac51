import { pointOn, type Axis } from '../core/axes.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { slab } from './slab.ts'

interface RoofMaterials {
  top: Material
  edge: Material
}

interface RoofSetting {
  /** The axis that the ridge runs along, and from where to where. */
  ridge: Axis
  from: number
  to: number
  materials: RoofMaterials
  thickness?: number
}

/** A line of a roof: where it lies across the ridge, and how high. */
type Line = readonly [across: number, height: number]

/** A roof of two slopes. `eaves` are its lower lines. */
export function gableRoof(
  mesh: Mesh,
  setting: RoofSetting & { eaves: readonly [Line, Line]; top: number },
): void {
  const { eaves, top, ridge, from, to, materials } = setting
  const middle = (eaves[0][0] + eaves[1][0]) / 2
  for (const eave of eaves) shedRoof(mesh, { ...setting, low: eave, high: [middle, top] })
  const cap = { width: 0.22, height: 0.06 }
  beam(
    mesh,
    pointOn(ridge, from - 0.03, middle, top + 0.02),
    pointOn(ridge, to + 0.03, middle, top + 0.02),
    cap,
    materials.top,
  )
}

/** A roof of one slope, as over a porch. */
export function shedRoof(mesh: Mesh, setting: RoofSetting & { low: Line; high: Line }): void {
  const { low, high, ridge, from, to, materials, thickness = 0.13 } = setting
  const corners = [
    pointOn(ridge, from, ...low),
    pointOn(ridge, to, ...low),
    pointOn(ridge, to, ...high),
    pointOn(ridge, from, ...high),
  ] as const
  slab(mesh, corners, thickness, materials)
}

interface GableSetting {
  /** The axis that the wall below runs along, and where it stands on the other. */
  along: Axis
  at: number
  from: number
  to: number
  foot: number
  top: number
  thickness?: number
  material: Material
}

/** The triangle of wall under a gable roof. */
export function gable(mesh: Mesh, setting: GableSetting): void {
  const { along, at, from, to, foot, top, thickness = 0.14, material } = setting
  for (const depth of [-thickness / 2, thickness / 2]) {
    const corner = (place: number, height: number) => pointOn(along, place, at + depth, height)
    mesh.triangle(corner(from, foot), corner(to, foot), corner((from + to) / 2, top), material)
  }
}

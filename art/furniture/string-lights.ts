import { add, mix, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface StringLightsSetting {
  from: Vec3
  to: Vec3
  /** How far it hangs down in the middle, in metres. */
  sag: number
  bulbs: number
  wire: Material
  bulb: Material
}

const bulbRadius = 0.05

/** A string of bulbs between two points; returns where they hang, for lamps. */
export function stringLights(mesh: Mesh, setting: StringLightsSetting): Vec3[] {
  const { from, to, sag, bulbs, wire, bulb } = setting
  const pieces = bulbs * 2
  const at = (share: number): Vec3 =>
    add(mix(from, to, share), [0, -sag * 4 * share * (1 - share), 0])
  const hung: Vec3[] = []
  for (let piece = 1; piece <= pieces; piece += 1) {
    const point = at(piece / pieces)
    beam(mesh, at((piece - 1) / pieces), point, { width: 0.014, height: 0.014 }, wire)
    if (piece % 2 === 0) continue
    const center = add(point, [0, -0.09, 0])
    const radii: Vec3 = [bulbRadius, bulbRadius * 1.25, bulbRadius]
    ellipsoid(mesh, center, radii, bulb, { segments: [8, 6] })
    hung.push(center)
  }
  return hung
}

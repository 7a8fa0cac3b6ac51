import { describe, expect, it } from 'vitest'
import { between, seededRandom, type Random } from '../core/random.ts'
import { cross, dot, normalize, subtract, type Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import type { Material } from './material.ts'
import { Mesh } from './mesh.ts'
import { Tracer } from './tracer.ts'

const paper: Material = { color: () => [1, 1, 1] }
const air: Material = { ...paper, castsShadow: false }

type Corners = readonly [Vec3, Vec3, Vec3]

/** The plain way: every triangle, one after the other. */
function nearestOf(triangles: readonly Corners[], from: Vec3, toward: Vec3): number {
  return Math.min(...triangles.map((corners) => distanceTo(corners, from, toward)))
}

function distanceTo([a, b, c]: Corners, from: Vec3, toward: Vec3): number {
  const [u, v, t] = [subtract(b, a), subtract(c, a), subtract(from, a)]
  const p = cross(toward, v)
  const q = cross(t, u)
  const scale = 1 / dot(u, p)
  const [alongU, alongV] = [dot(t, p) * scale, dot(toward, q) * scale]
  const distance = dot(v, q) * scale
  const isInside = alongU >= 0 && alongV >= 0 && alongU + alongV <= 1
  return isInside && distance > 1e-3 ? distance : Infinity
}

function anyPoint(random: Random): Vec3 {
  return [between(random, -5, 5), between(random, -5, 5), between(random, -5, 5)]
}

function anyTriangles(random: Random, count: number): Corners[] {
  return Array.from({ length: count }, () => {
    const [x, y, z] = anyPoint(random)
    const near = (): Vec3 => [x + random(), y + random(), z + random()]
    return [near(), near(), near()] as const
  })
}

describe('the tracer', () => {
  it('finds for every ray the same first triangle as a search through all of them', () => {
    const random = seededRandom(11)
    const triangles = anyTriangles(random, 400)
    const mesh = new Mesh()
    for (const corners of triangles) mesh.triangle(...corners, paper)
    const tracer = new Tracer(mesh)
    for (let ray = 0; ray < 500; ray += 1) {
      const from = anyPoint(random)
      const toward = normalize(anyPoint(random))
      const expected = nearestOf(triangles, from, toward)
      expect(tracer.hit(from, toward)?.distance ?? Infinity).toBeCloseTo(expected, 3)
      expect(tracer.isBlocked(from, toward, Infinity)).toBe(expected < Infinity)
    }
  })

  it('meets walls that lie along the axes and have no thickness', () => {
    const mesh = new Mesh()
    mesh.quad(
      [
        [0, 0, 0],
        [2, 0, 0],
        [2, 2, 0],
        [0, 2, 0],
      ],
      paper,
    )
    const hit = new Tracer(mesh).hit([1, 1, 3], [0, 0, -1])
    expect(hit?.distance).toBeCloseTo(3)
  })

  it('lets light through what casts no shadow', () => {
    const mesh = new Mesh()
    box(mesh, [-1, -1, -1], [1, 1, 1], air)
    const tracer = new Tracer(mesh)
    expect(tracer.isBlocked([0, 0, 5], [0, 0, -1], 100)).toBe(false)
    expect(tracer.hit([0, 0, 5], [0, 0, -1])?.distance).toBeCloseTo(4)
  })

  it('is not blocked by what lies beyond its reach', () => {
    const mesh = new Mesh()
    box(mesh, [-1, -1, -1], [1, 1, 1], paper)
    const tracer = new Tracer(mesh)
    expect(tracer.isBlocked([0, 0, 5], [0, 0, -1], 3.9)).toBe(false)
    expect(tracer.isBlocked([0, 0, 5], [0, 0, -1], 4.1)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { dot, normalize, type Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { put } from '../shapes/put.ts'
import type { Material } from './material.ts'
import { Mesh } from './mesh.ts'
import { Tracer, type Hit } from './tracer.ts'

const clay: Material = { color: () => [1, 1, 1] }

const built = (build: (mesh: Mesh) => void): Mesh => {
  const mesh = new Mesh()
  build(mesh)
  return mesh
}

/** What a ray toward the middle meets, from around a thing and one metre away. */
function seenFrom(mesh: Mesh, angle: number, height: number): Hit {
  const out: Vec3 = [Math.cos(angle), 0, Math.sin(angle)]
  const hit = new Tracer(mesh).hit([out[0], height, out[2]], [-out[0], 0, -out[2]])
  if (!hit) throw new Error('The ray missed')
  return hit
}

const angles = Array.from({ length: 50 }, (_, step) => step * 0.131)

describe('a ball of few segments', () => {
  const radius = 0.5
  const ball = built((mesh) => ellipsoid(mesh, [0, 0, 0], [radius, radius, radius], clay))

  it('takes light like a true ball wherever a ray meets it', () => {
    for (const angle of angles) {
      const { round, normal } = seenFrom(ball, angle, 0.01)
      const out: Vec3 = [Math.cos(angle), 0.02, Math.sin(angle)]
      expect(dot(round?.normal ?? normal, normalize(out))).toBeGreaterThan(0.999)
    }
  })

  it('is known to lie a little above its triangles, and never below them', () => {
    for (const angle of angles) {
      const { round, distance } = seenFrom(ball, angle, 0.01)
      const missing = radius - (1 - distance)
      expect(round?.lift).toBeGreaterThanOrEqual(0)
      expect(round?.lift).toBeLessThan(missing * 2 + 0.002)
    }
  })

  it('turns its light with it', () => {
    const turned = built((mesh) => put(mesh, ball, { at: [0, 0, 0], turn: 1 }))
    for (const angle of angles) {
      const { round } = seenFrom(turned, angle, 0.01)
      expect(dot(round?.normal as Vec3, [Math.cos(angle), 0, Math.sin(angle)])).toBeGreaterThan(
        0.999,
      )
    }
  })
})

describe('a turned thing', () => {
  const pot = built((mesh) =>
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.2, 0],
        [0.22, 0.1],
        [0.2, 0.2],
        [0.3, 0.2],
      ],
      clay,
      12,
    ),
  )

  it('has no edge of light between parts that lean nearly alike', () => {
    const [below, above] = [0.099, 0.101].map((height) => seenFrom(pot, 0.4, height).round?.normal)
    expect(dot(below as Vec3, above as Vec3)).toBeGreaterThan(0.999)
  })

  it('keeps the edge under its rim', () => {
    const rim = new Tracer(pot).hit([0.25, 1, 0.01], [0, -1, 0])
    expect(Math.abs(rim?.round?.normal[1] as number)).toBeCloseTo(1, 5)
  })
})

it('leaves flat things flat', () => {
  const wall = built((mesh) =>
    mesh.quad(
      [
        [-1, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
        [-1, 1, 0],
      ],
      clay,
    ),
  )
  expect(new Tracer(wall).hit([0, 0.5, 1], [0, 0, -1])?.round).toBeUndefined()
})

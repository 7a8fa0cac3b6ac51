import { length, mix, subtract, type Vec3 } from '../core/vectors.ts'
import { seededRandom, type Random } from '../core/random.ts'
import { on, type Ground } from '../land/ground.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const spacing = 2.1
const rails = [0.42, 0.78, 1.12] as const

type Place = readonly [x: number, z: number]

/** A ranch fence of cedar: crooked posts, and rails as the trees grew. */
export function cedarFence(
  mesh: Mesh,
  ground: Ground,
  places: readonly Place[],
  { material, seed }: { material: Material; seed: number },
): void {
  const random = seededRandom(seed)
  const posts = postsAlong(ground, places)
  for (const [index, foot] of posts.entries()) {
    addPost(mesh, foot, material, random)
    const next = posts[index + 1]
    if (next) for (const height of rails) addRail(mesh, [foot, next], height, material, random)
  }
}

function postsAlong(ground: Ground, places: readonly Place[]): Vec3[] {
  return places.flatMap((place, index) => {
    const next = places[index + 1]
    if (!next) return [on(ground, ...place)]
    const [from, to] = [on(ground, ...place), on(ground, ...next)]
    const count = Math.max(1, Math.round(length(subtract(to, from)) / spacing))
    return Array.from({ length: count }, (_, step) => {
      const [x, , z] = mix(from, to, step / count)
      return on(ground, x, z)
    })
  })
}

function addPost(mesh: Mesh, [x, y, z]: Vec3, material: Material, random: Random): void {
  const height = 1.3 + 0.18 * random()
  const [leanX, leanZ] = [(random() - 0.5) * 0.1, (random() - 0.5) * 0.1]
  const knots = [
    [[x, y - 0.3, z], 0.095],
    [[x + leanX * 0.3, y + height * 0.45, z + leanZ * 0.6], 0.08],
    [[x + leanX, y + height, z + leanZ], 0.07],
    [[x + leanX, y + height + 0.015, z + leanZ], 0.002],
  ] as const
  tube(mesh, knots, material, 9)
}

function addRail(
  mesh: Mesh,
  [from, to]: readonly [Vec3, Vec3],
  height: number,
  material: Material,
  random: Random,
): void {
  const wobble = () => (random() - 0.5) * 0.07
  const knots = [-0.04, 0.3, 0.65, 1.04].map((share) => {
    const [x, y, z] = mix(from, to, share)
    return [[x, y + height + wobble(), z + 0.06 + wobble()], 0.04 + 0.012 * random()] as const
  })
  tube(mesh, knots, material, 7)
}

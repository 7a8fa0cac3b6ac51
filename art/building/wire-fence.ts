import { between, seededRandom } from '../core/random.ts'
import { add, type Vec3 } from '../core/vectors.ts'
import { on, type Ground } from '../land/ground.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface WireFenceSetting {
  ground: Ground
  posts: readonly (readonly [x: number, z: number])[]
  post: Material
  wire: Material
  seed: number
}

const wires = [0.4, 0.72, 1.04] as const

/** A ranch fence: crooked cedar posts and three wires. */
export function wireFence(mesh: Mesh, { ground, posts, post, wire, seed }: WireFenceSetting): void {
  const random = seededRandom(seed)
  const set = posts.map(([x, z]) => {
    const foot = on(ground, x, z)
    const lean: Vec3 = [between(random, -0.07, 0.07), 0, between(random, -0.07, 0.07)]
    const tall = between(random, 1.2, 1.42)
    tube(
      mesh,
      [
        [add(foot, [0, -0.2, 0]), 0.085],
        [add(foot, [lean[0] * 1.6, tall * 0.55, lean[2]]), 0.075],
        [add(foot, [lean[0], tall, lean[2] * 1.5]), 0.06],
        [add(foot, [lean[0], tall + 0.01, lean[2] * 1.5]), 0.001],
      ],
      post,
      9,
    )
    return { foot, lean }
  })
  for (const [index, { foot, lean }] of set.entries()) {
    const next = set[index + 1]
    if (!next) break
    for (const height of wires) {
      const from = add(foot, [lean[0], height, lean[2]])
      const to = add(next.foot, [next.lean[0], height, next.lean[2]])
      const middle: Vec3 = [
        (from[0] + to[0]) / 2,
        (from[1] + to[1]) / 2 - 0.03,
        (from[2] + to[2]) / 2,
      ]
      tube(
        mesh,
        [
          [from, 0.008],
          [middle, 0.008],
          [to, 0.008],
        ],
        wire,
        3,
      )
    }
  }
}

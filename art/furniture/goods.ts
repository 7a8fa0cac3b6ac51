import { seededRandom } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import { woven } from '../materials/cloth.ts'
import { flower } from '../plants/wildflowers.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { pieceOf } from '../shapes/put.ts'
import { rounded } from '../shapes/rounded.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A crate of slats, heaped with fruit. */
export function crate(wood: Material, fruit: Material, size = 0.05): Mesh {
  const random = seededRandom(Math.round(size * 1000))
  return pieceOf((mesh) => {
    for (let slat = 0; slat < 3; slat += 1) {
      const low = 0.01 + slat * 0.075
      for (const z of [-0.19, 0.175])
        box(mesh, [-0.27, low, z], [0.27, low + 0.062, z + 0.015], wood)
      for (const x of [-0.27, 0.255])
        box(mesh, [x, low, -0.19], [x + 0.015, low + 0.062, 0.19], wood)
    }
    box(mesh, [-0.26, 0, -0.18], [0.26, 0.14, 0.18], wood)
    for (let index = 0; index < 46; index += 1) {
      const [x, z] = [(random() * 2 - 1) * 0.22, (random() * 2 - 1) * 0.145]
      const lift =
        0.17 + 0.09 * (1 - Math.abs(x) / 0.22) * (1 - Math.abs(z) / 0.16) + 0.02 * random()
      ellipsoid(mesh, [x, lift, z], [size, size * 0.95, size], fruit, { segments: [14, 9] })
    }
  })
}

/** Outlines of turned pots, one metre high; `pot` scales them. */
const outlines = {
  jar: [
    [0.2, 0],
    [0.32, 0.2],
    [0.36, 0.5],
    [0.28, 0.78],
    [0.17, 0.88],
    [0.22, 1],
    [0.18, 1],
    [0.14, 0.9],
  ],
  vase: [
    [0.16, 0],
    [0.25, 0.2],
    [0.27, 0.42],
    [0.14, 0.74],
    [0.1, 0.86],
    [0.17, 1],
    [0.14, 1],
    [0.08, 0.88],
  ],
  bowl: [
    [0.28, 0],
    [0.3, 0.08],
    [0.62, 0.62],
    [0.75, 1],
    [0.7, 1],
    [0.5, 0.5],
    [0, 0.3],
  ],
} as const satisfies Record<string, Profile>

/** A potter's jar, vase or bowl of so many metres, with a band of glaze. */
export function pot(kind: keyof typeof outlines, height: number, glaze: Material): Mesh {
  const profile = outlines[kind].map(([radius, up]) => [radius * height, up * height] as const)
  return pieceOf((mesh) => lathe(mesh, [0, 0, 0], rounded(profile), glaze, 64))
}

const basketProfile: Profile = [
  [0.15, 0],
  [0.19, 0.08],
  [0.205, 0.18],
  [0.215, 0.2],
  [0.195, 0.2],
  [0.17, 0.1],
  [0, 0.06],
]

/** A basket with a handle. */
export function basket(light: string, dark: string): Mesh {
  const weave = woven(light, dark)
  const handle = Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12) * Math.PI
    return [[Math.cos(angle) * 0.2, 0.18 + Math.sin(angle) * 0.22, 0], 0.012] as const
  })
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], basketProfile, weave, 32)
    tube(mesh, handle, weave, 8)
  })
}

/** A quilt over a rack of two posts and a bar; it faces the viewer. */
export function quiltRack(quilt: Material, wood: Material, width = 1.5): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    for (const x of [-half - 0.06, half + 0.06]) {
      beam(mesh, [x, 0, 0], [x, 1.86, 0], { width: 0.05, height: 0.05 }, wood)
      beam(mesh, [x, 0.04, -0.3], [x, 0.04, 0.3], { width: 0.06, height: 0.06 }, wood)
    }
    beam(mesh, [-half - 0.1, 1.84, 0], [half + 0.1, 1.84, 0], { width: 0.045, height: 0.045 }, wood)
    box(mesh, [-half, 0.42, 0.025], [half, 1.86, 0.05], quilt)
  })
}

/** A bucket of cut flowers. */
export function flowerBucket(
  pail: Material,
  stem: Material,
  petals: readonly Material[],
  seed: number,
): Mesh {
  const random = seededRandom(seed)
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.12, 0],
        [0.16, 0.3],
        [0.165, 0.31],
        [0.14, 0.31],
        [0.13, 0.2],
      ],
      pail,
      28,
    )
    for (let index = 0; index < 26; index += 1) {
      const angle = index * 2.4
      const away = 0.2 * Math.sqrt(index / 26)
      const base: Vec3 = [Math.cos(angle) * away, 0.16, Math.sin(angle) * away]
      const petal = petals[index % petals.length] as Material
      flower(mesh, { base, height: 0.36 + 0.14 * random() - away * 0.4, stem, petal }, random)
    }
  })
}

/** A table under a cloth that hangs to the ground in front. */
export function marketTable(cloth: Material, [width, depth]: readonly [number, number]): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    box(mesh, [-half, 0.1, -depth / 2], [half, marketTableHeight, depth / 2], cloth)
  })
}

export const marketTableHeight = 0.78

import { gable, gableRoof } from '../../../building/roofs.ts'
import { noise } from '../../../core/noise.ts'
import { seededRandom } from '../../../core/random.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { on } from '../../../land/ground.ts'
import { farTree } from '../../../plants/bush.ts'
import { box } from '../../../shapes/box.ts'
import { lathe } from '../../../shapes/lathe.ts'
import type { Material } from '../../../tracer/material.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { creekAt, summit } from './land.ts'

/** Roofs of the town, trees over the valley, and the cypresses along the creek. */
export function fillValley(mesh: Mesh): void {
  for (const [x, z, size, wall, roof] of houses)
    addHouse(mesh, on(summit, x, z, -0.5), size, { wall, roof })
  addChurch(mesh, on(summit, -10, -74, -0.5))
  plantCreek(mesh)
  plantValley(mesh)
}

const houses: readonly (readonly [number, number, number, Material, Material])[] = [
  [-22, -70, 7, m.creamStone, m.red],
  [-2, -68, 6, m.whiteBoards, m.tin],
  [6, -76, 8, m.creamStone, m.tin],
  [16, -70, 6, m.redBoards, m.tin],
  [-32, -78, 7, m.whiteBoards, m.tin],
  [24, -78, 7, m.creamStone, m.red],
  [-16, -84, 6, m.creamStone, m.tin],
]

function addHouse(
  mesh: Mesh,
  [x, y, z]: Vec3,
  size: number,
  { wall, roof }: { wall: Material; roof: Material },
): void {
  const [half, deep, high] = [size * 0.6, size * 0.4, size * 0.5]
  box(mesh, [x - half, y, z - deep], [x + half, y + high, z + deep], wall)
  for (const end of [-half, half]) {
    gable(mesh, {
      along: 'z',
      at: x + end,
      from: z - deep,
      to: z + deep,
      foot: y + high,
      top: y + high + deep * 0.8,
      material: wall,
    })
  }
  const eaves = [
    [z - deep - 0.4, y + high - 0.2],
    [z + deep + 0.4, y + high - 0.2],
  ] as const
  gableRoof(mesh, {
    ridge: 'x',
    from: x - half - 0.4,
    to: x + half + 0.4,
    eaves,
    top: y + high + deep * 0.8,
    materials: { top: roof, edge: m.cream },
  })
}

function addChurch(mesh: Mesh, at: Vec3): void {
  addHouse(mesh, at, 9, { wall: m.whiteBoards, roof: m.tin })
  const [x, y, z] = at
  box(mesh, [x - 7, y, z - 1.4], [x - 4.2, y + 9, z + 1.4], m.whiteBoards)
  lathe(
    mesh,
    [x - 5.6, y + 9, z],
    [
      [2.1, 0],
      [0.05, 6.5],
    ],
    m.tin,
    4,
  )
}

const small = { leaves: 46, leafSize: 0.5 }

function plantCreek(mesh: Mesh): void {
  const random = seededRandom(3)
  for (let index = 0; index < 150; index += 1) {
    const x = -120 + index * 1.6
    const z = creekAt(x) + (random() - 0.5) * 5
    farTree(mesh, {
      base: on(summit, x, z, -0.5),
      radius: 2.2 + random() * 1.4,
      leaf: m.cypress,
      seed: index,
      flatness: 1.4,
      ...small,
    })
  }
}

function plantValley(mesh: Mesh): void {
  const random = seededRandom(9)
  for (let index = 0; index < 1100; index += 1) {
    const z = -12 - random() ** 0.8 * 210
    const x = (random() * 2 - 1) * (22 - z * 0.75)
    const isField = noise(x * 0.02 + 3, z * 0.035) > -0.05 && z < -48
    const isTown = Math.hypot((x + 3) / 34, (z + 74) / 11) < 1
    if (isField || (isTown && random() < 0.7)) continue
    const leaf = random() < 0.3 ? m.cedarLeaf : m.far
    farTree(mesh, {
      base: on(summit, x, z, -0.6),
      radius: 1.8 + random() * 1.9,
      leaf,
      seed: index + 400,
      ...small,
    })
  }
}

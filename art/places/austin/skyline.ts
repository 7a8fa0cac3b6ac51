import { ink, type Ink } from '../../core/inks.ts'
import { fraction } from '../../core/numbers.ts'
import { hash, seededRandom } from '../../core/random.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { flat } from '../../materials/plain.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { ellipsoid } from '../../shapes/ellipsoid.ts'
import { lathe } from '../../shapes/lathe.ts'
import type { Material } from '../../tracer/material.ts'
import type { Mesh } from '../../tracer/mesh.ts'

/** Storeys of a tower: wall and glass in bands wide enough to be seen from the hills. */
function storeys(wall: string, glass: string, tall = 7): Material {
  const [own, band]: [Ink, Ink] = [ink(wall), ink(glass)]
  return {
    color: ([x, y, z], normal) => {
      if (Math.abs(normal[1]) > 0.5) return own
      const row = y / tall
      const column = Math.floor((Math.abs(normal[0]) > 0.5 ? z : x) / 9)
      return fraction(row) < 0.5 && hash(column, Math.floor(row), 3) > 0.12 ? band : own
    },
  }
}

const walls = {
  glass: storeys('#9fc0cf', '#6f9cb8'),
  stone: storeys('#ecd6b0', '#b99f8c'),
  rose: storeys('#dfb39a', '#a5808a'),
  white: storeys('#f3ead9', '#a9b6c4', 9),
  dark: storeys('#7d8fae', '#5a6d92'),
}
const [cap, spire, granite] = [flat('#dfe7ea'), flat('#8a8fa0'), flat('#e6a58a')]

/** Across and beyond the lake: the nearest corner, how wide and deep, how high. */
const towers = [
  [-212, -900, 26, 24, 62, 'stone'],
  [-176, -930, 24, 24, 92, 'glass'],
  [-140, -890, 30, 26, 74, 'rose'],
  [-26, -880, 30, 28, 104, 'rose'],
  [34, -905, 24, 24, 148, 'white'],
  [66, -880, 30, 26, 88, 'stone'],
  [132, -910, 28, 26, 122, 'glass'],
  [172, -885, 30, 28, 76, 'stone'],
  [214, -905, 26, 24, 98, 'dark'],
  [252, -890, 32, 26, 56, 'rose'],
] as const

/** Downtown Austin: towers, the one that steps like blocks, the one with a crown, the Capitol. */
export function buildSkyline(mesh: Mesh): void {
  for (const [x, z, width, depth, height, wall] of towers) {
    box(mesh, [x, 0, z - depth], [x + width, height, z], walls[wall])
    box(mesh, [x + 5, height, z - depth + 5], [x + width - 5, height + 6, z - 5], walls[wall])
  }
  addSteppedTower(mesh, -104)
  addCrownedTower(mesh, 2)
  addCapitol(mesh, 306)
  addLowTown(mesh)
}

/** Blocks set off from each other, as The Independent has them. */
function addSteppedTower(mesh: Mesh, x: number): void {
  const z = -890
  const blocks = [
    [0, 0, 60],
    [-5, 60, 104],
    [4, 104, 150],
    [-3, 150, 188],
  ] as const
  for (const [aside, low, high] of blocks) {
    box(mesh, [x + aside, low, z - 28], [x + aside + 32, high, z], walls.glass)
  }
  box(mesh, [x + 6, 188, z - 22], [x + 22, 198, z - 8], walls.white)
}

/** Four folded peaks of glass, as Frost Bank Tower has them. */
function addCrownedTower(mesh: Mesh, x: number): void {
  const [z, width] = [-870, 34]
  box(mesh, [x - width, 0, z - width], [x, 118, z], walls.dark)
  box(mesh, [x - width + 4, 118, z - width + 4], [x - 4, 134, z - 4], walls.glass)
  const middle: Vec3 = [x - width / 2, 168, z - width / 2]
  const corner = (right: number, near: number): Vec3 => [
    x - width + 4 + right * (width - 8),
    134,
    z - width + 4 + near * (width - 8),
  ]
  const ring = [corner(0, 1), corner(1, 1), corner(1, 0), corner(0, 0)] as const
  for (const [index, from] of ring.entries()) {
    mesh.triangle(from, ring[(index + 1) % 4] as Vec3, middle, cap)
  }
}

/** The dome of pink granite on its hill. */
function addCapitol(mesh: Mesh, x: number): void {
  const z = -930
  box(mesh, [x - 62, 0, z - 20], [x + 62, 40, z], granite)
  box(mesh, [x - 20, 0, z - 24], [x + 20, 48, z + 6], granite)
  const drum = [
    [15, 46],
    [15, 62],
    [13, 64],
    [13, 72],
  ] as const
  lathe(mesh, [x, 0, z - 8], drum, granite, 32)
  ellipsoid(mesh, [x, 72, z - 8], [13, 18, 13], granite, { segments: [32, 18] })
  beam(mesh, [x, 88, z - 8], [x, 104, z - 8], { width: 3, height: 3 }, granite)
  beam(mesh, [x, 100, z - 8], [x, 110, z - 8], { width: 1.4, height: 1.4 }, spire)
}

const kinds = [walls.stone, walls.rose, walls.white, walls.glass] as const

function addLowTown(mesh: Mesh): void {
  const random = seededRandom(12)
  for (let index = 0; index < 90; index += 1) {
    const [x, z] = [-330 + random() * 660, -850 - random() * 120]
    const height = 12 + random() * 26 * (1 - Math.abs(x) / 420)
    const width = 16 + random() * 22
    const wall = kinds[Math.floor(random() * kinds.length)] as Material
    box(mesh, [x, 0, z - 20], [x + width, height, z], wall)
  }
}

import { archedWall } from '../../building/arched-wall.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { ellipsoid } from '../../shapes/ellipsoid.ts'
import { lathe } from '../../shapes/lathe.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'

const { stone, dressed, plaster, door, dark, bronze, iron } = materials
const tower = { width: 5, eaves: 10.2, belfry: 3.9 } as const

/** A bell tower around the middle of its foot. */
export function bellTower(): Mesh {
  const { width, eaves, belfry } = tower
  const half = width / 2
  return pieceOf((mesh) => {
    box(mesh, [-half, -0.3, -half], [half, eaves, half], stone)
    box(mesh, [-half - 0.12, -0.3, -half - 0.12], [half + 0.12, 1, half + 0.12], stone)
    for (const height of [6.4, eaves]) addCornice(mesh, half, height)
    addSlit(mesh, [0, 3.4, half])
    addSlit(mesh, [0, 7.6, half])
    const upper = half - 0.35
    for (let side = 0; side < 4; side += 1) {
      const wall = pieceOf((piece) =>
        archedWall(piece, {
          width: upper * 2,
          height: belfry,
          thickness: 0.7,
          arch: { half: 0.85, sill: 0.5, spring: 2.1 },
          material: stone,
          reveal: plaster,
        }),
      )
      const turn = (side * Math.PI) / 2
      const away = upper - 0.35
      const at: Vec3 = [Math.sin(turn) * away, eaves + 0.3, Math.cos(turn) * away]
      put(mesh, wall, { at, turn })
    }
    addBell(mesh, [0, eaves + 2.5, 0])
    addCap(mesh, upper, eaves + 0.3 + belfry)
  })
}

function addCornice(mesh: Mesh, half: number, height: number): void {
  box(mesh, [-half - 0.1, height, -half - 0.1], [half + 0.1, height + 0.14, half + 0.1], dressed)
  box(
    mesh,
    [-half - 0.24, height + 0.14, -half - 0.24],
    [half + 0.24, height + 0.32, half + 0.24],
    dressed,
  )
}

function addSlit(mesh: Mesh, [x, y, z]: Vec3): void {
  box(mesh, [x - 0.42, y - 0.15, z - 0.05], [x + 0.42, y + 1.45, z + 0.06], dressed)
  box(mesh, [x - 0.26, y, z - 0.04], [x + 0.26, y + 1.3, z + 0.08], dark)
}

function addBell(mesh: Mesh, at: Vec3): void {
  const profile = [
    [0.62, -0.9],
    [0.54, -0.75],
    [0.4, -0.3],
    [0.32, 0.05],
    [0.1, 0.2],
    [0, 0.22],
  ] as const
  lathe(mesh, at, profile, bronze, 28)
  const [x, y, z] = at
  beam(mesh, [x - 2, y + 0.35, z], [x + 2, y + 0.35, z], { width: 0.16, height: 0.2 }, door)
}

/** A steep stone roof with small pinnacles at its corners. */
function addCap(mesh: Mesh, half: number, foot: number): void {
  addCornice(mesh, half, foot)
  const base = foot + 0.32
  const corners: readonly Vec3[] = [
    [-half, base, half],
    [half, base, half],
    [half, base, -half],
    [-half, base, -half],
  ]
  for (const [index, from] of corners.entries()) {
    mesh.triangle(from, corners[(index + 1) % 4] as Vec3, [0, base + 2.7, 0], plaster)
    const pinnacle = [
      [0.24, 0],
      [0.2, 0.35],
      [0.26, 0.42],
      [0, 1],
    ] as const
    lathe(mesh, [from[0] * 0.94, base, from[2] * 0.94], pinnacle, dressed, 12)
  }
  ellipsoid(mesh, [0, base + 2.7, 0], [0.2, 0.2, 0.2], dressed)
  addCross(mesh, [0, base + 2.8, 0], 0.9)
}

/** A cross of iron. */
export function addCross(mesh: Mesh, [x, y, z]: Vec3, tall: number): void {
  const bar = { width: 0.07, height: 0.07 }
  beam(mesh, [x, y, z], [x, y + tall, z], bar, iron)
  beam(
    mesh,
    [x - tall * 0.28, y + tall * 0.66, z],
    [x + tall * 0.28, y + tall * 0.66, z],
    bar,
    iron,
  )
}

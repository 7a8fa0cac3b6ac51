import { archedWall } from '../../building/arched-wall.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { ellipsoid } from '../../shapes/ellipsoid.ts'
import { lathe } from '../../shapes/lathe.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { Material } from '../../tracer/material.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { addCross, bellTower } from './bell-tower.ts'
import { materials } from './inks.ts'

const { stone, dressed, plaster, door, dark } = materials
/** How far from the middle the towers stand. */
const towersAt = 6.3
const middle = { half: 3.9, height: 9 } as const

/** The wall between the towers, with its round window and a stepped top. */
function addFront(mesh: Mesh): void {
  const { half, height } = middle
  box(mesh, [-half, -0.3, -1.2], [half, height, 0], stone)
  box(mesh, [-half, height, -1], [half, height + 0.24, 0.16], dressed)
  box(mesh, [-2.2, height + 0.24, -0.9], [2.2, height + 1.3, -0.1], stone)
  box(mesh, [-2.35, height + 1.3, -0.95], [2.35, height + 1.5, 0.02], dressed)
  addCross(mesh, [0, height + 1.5, -0.4], 1.5)
  const round = (radius: number, z: number, material: Material) =>
    ellipsoid(mesh, [0, 7.1, z], [radius, radius, 0.1], material, { segments: [40, 12] })
  round(0.98, 0.02, dressed)
  round(0.68, 0.07, dark)
}

/** Carved stone around the door: pilasters, an arch, a pediment. */
function addPortal(mesh: Mesh): void {
  put(mesh, portalArch, { at: [0, 0, 0.22] })
  box(mesh, [-1.3, -0.1, 0], [1.3, 3.9, 0.08], door)
  for (const x of [-0.65, 0, 0.65]) box(mesh, [x - 0.03, 0, 0.05], [x + 0.03, 3.9, 0.12], dark)
  for (const side of [-1, 1]) {
    const x = side * 2.15
    box(mesh, [x - 0.38, -0.3, 0], [x + 0.38, 0.5, 0.62], dressed)
    box(mesh, [x - 0.26, 0.5, 0], [x + 0.26, 4.2, 0.5], dressed)
    box(mesh, [x - 0.36, 4.2, 0], [x + 0.36, 4.5, 0.62], dressed)
  }
  box(mesh, [-2.8, 4.5, 0], [2.8, 4.78, 0.66], dressed)
  mesh.triangle([-2.7, 4.78, 0.5], [2.7, 4.78, 0.5], [0, 6.2, 0.5], plaster)
  for (const side of [-1, 1]) {
    beam(mesh, [side * 2.85, 4.78, 0.35], [0, 6.3, 0.35], { width: 0.6, height: 0.2 }, dressed)
  }
  box(mesh, [-3.2, -0.4, 0], [3.2, -0.05, 1.8], dressed)
}

const portalArch = pieceOf((mesh) =>
  archedWall(mesh, {
    width: 3.8,
    height: 4.5,
    thickness: 0.4,
    arch: { half: 1.25, sill: 0, spring: 2.6 },
    material: dressed,
    reveal: plaster,
  }),
)

function addDome(mesh: Mesh): void {
  const at: Vec3 = [0, 0, -14]
  const drum = [
    [4.5, 8],
    [4.5, 13],
    [4.75, 13.05],
    [4.75, 13.3],
    [4.3, 13.35],
  ] as const
  lathe(mesh, at, drum, plaster, 48)
  ellipsoid(mesh, [0, 13.2, -14], [4.3, 4.1, 4.3], plaster, { segments: [48, 28] })
  const lantern = [
    [0.9, 16.9],
    [0.9, 18.3],
    [1.1, 18.35],
    [1.1, 18.5],
    [0.05, 19.6],
  ] as const
  lathe(mesh, at, lantern, dressed, 24)
  addCross(mesh, [0, 19.5, -14], 1.2)
}

/** A mission church: two bell towers, a portal between them, a dome behind; it faces the viewer. */
export const mission = pieceOf((mesh) => {
  for (const side of [-1, 1]) put(mesh, bellTower(), { at: [side * towersAt, 0, -2.5] })
  addFront(mesh)
  addPortal(mesh)
  box(mesh, [-middle.half, 0, -24], [middle.half, 8.6, -0.6], stone)
  box(mesh, [-9.5, 0, -17], [9.5, 7.6, -11], stone)
  addDome(mesh)
})

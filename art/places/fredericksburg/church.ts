import type { Vec3 } from '../../core/vectors.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { ellipsoid } from '../../shapes/ellipsoid.ts'
import { lathe } from '../../shapes/lathe.ts'
import type { Profile } from '../../shapes/profile.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'

const { plaster, frame, shutter, pane, shingle, cream, iron } = materials

/** Radius at the corners, and heights of the two drums. */
const lower = { radius: 5, foot: 0.55, head: 3.7 } as const
const upper = { radius: 2.6, foot: 5.9, head: 7.5 } as const
/** From the middle of a face to that of the building, as a share of the radius. */
const flatShare = Math.cos(Math.PI / 8)
const sideShare = Math.sin(Math.PI / 8)

function addCupola(mesh: Mesh): void {
  const turned = (profile: Profile, material: typeof plaster) =>
    lathe(mesh, [0, 0, 0], profile, material, 8)
  turned(
    [
      [0.72, 9.8],
      [0.72, 11],
    ],
    cream,
  )
  turned(
    [
      [1, 10.95],
      [1, 11.05],
      [0.05, 12.5],
    ],
    shingle,
  )
  beam(mesh, [0, 12.4, 0], [0, 13.7, 0], { width: 0.06, height: 0.06 }, iron)
  ellipsoid(mesh, [0, 12.65, 0], [0.14, 0.14, 0.14], iron)
  box(mesh, [-0.42, 13.3, -0.02], [0.42, 13.38, 0.02], iron)
  mesh.triangle([0.42, 13.12, 0.01], [0.42, 13.56, 0.01], [0.72, 13.34, 0.01], iron)
}

/** Timbers and windows of one side, toward the viewer; `add` draws what is in it. */
function faceOf(
  { radius, foot, head }: { radius: number; foot: number; head: number },
  add: (mesh: Mesh, half: number, depth: number) => void,
): Mesh {
  const [half, z] = [radius * sideShare, radius * flatShare]
  return pieceOf((mesh) => {
    for (const side of [-1, 1]) {
      const x = side * half
      beam(mesh, [x, foot, z], [x, head, z], { width: 0.2, height: 0.2 }, frame)
    }
    for (const y of [foot + 0.08, head - 0.1]) {
      beam(mesh, [-half, y, z], [half, y, z], { width: 0.14, height: 0.18 }, frame)
    }
    add(mesh, half, z)
  })
}

const lowerFace = faceOf(lower, (mesh, half, z) => {
  const timber = { width: 0.12, height: 0.16 }
  beam(mesh, [-half, 1.45, z], [half, 1.45, z], timber, frame)
  for (const side of [-1, 1]) {
    const post = side * 1.12
    beam(mesh, [post, 0.6, z], [post, 3.6, z], timber, frame)
    beam(mesh, [side * half, 1.45, z], [post, 3.55, z], { width: 0.1, height: 0.14 }, frame)
    const shutterAt = side * 0.78
    box(mesh, [shutterAt - 0.24, 1.6, z], [shutterAt + 0.24, 3.2, z + 0.09], shutter)
  }
  addPane(mesh, [0, 1.6, z], [0.5, 1.6])
})

const upperFace = faceOf(upper, (mesh, _, z) => addPane(mesh, [0, 6.35, z], [0.42, 0.85]))

/** A window with its bars, its sill at a place. */
function addPane(mesh: Mesh, [x, y, z]: Vec3, [half, tall]: readonly [number, number]): void {
  box(mesh, [x - half, y, z - 0.02], [x + half, y + tall, z + 0.05], pane)
  const bar = 0.03
  box(mesh, [x - bar, y, z], [x + bar, y + tall, z + 0.08], cream)
  for (const share of [0, 0.5, 1]) {
    const height = y + tall * share
    box(mesh, [x - half - 0.05, height - bar, z], [x + half + 0.05, height + bar, z + 0.09], cream)
  }
  for (const side of [-1, 1]) {
    const edge = x + side * half
    box(mesh, [edge - 0.04, y, z], [edge + 0.04, y + tall, z + 0.09], cream)
  }
}

/** The Vereins Kirche: eight sides of plaster and timber under two roofs, as a coffee mill has. */
export const vereinsKirche = pieceOf((mesh) => {
  const turned = (profile: Profile, material: typeof plaster) =>
    lathe(mesh, [0, 0, 0], profile, material, 8)
  turned(
    [
      [5.25, -0.4],
      [5.25, 0.55],
      [4.9, 0.56],
    ],
    materials.stones[0],
  )
  for (const { radius, foot, head } of [lower, upper]) {
    turned(
      [
        [radius, foot],
        [radius, head],
      ],
      plaster,
    )
  }
  turned(
    [
      [5.65, 3.5],
      [5.65, 3.62],
      [2.55, 6],
    ],
    shingle,
  )
  turned(
    [
      [3.1, 7.3],
      [3.1, 7.42],
      [0.75, 9.9],
    ],
    shingle,
  )
  addCupola(mesh)
  for (let face = 0; face < 8; face += 1) {
    const turn = Math.PI / 8 + (face * Math.PI) / 4
    put(mesh, lowerFace, { at: [0, 0, 0], turn })
    put(mesh, upperFace, { at: [0, 0, 0], turn })
  }
})

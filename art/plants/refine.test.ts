import { expect, it } from 'vitest'
import { length, subtract, type Vec3 } from '../core/vectors.ts'
import { flat } from '../materials/plain.ts'
import { put } from '../shapes/put.ts'
import { Mesh } from '../tracer/mesh.ts'
import { refineLeaves } from './refine.ts'

const camera = { position: [0, 0, 10], lookAt: [0, 0, 0], fieldOfView: 45 } as const
const green = flat('#587c3f')

function leafAt(z: number, mesh = new Mesh()): Mesh {
  const corners = [
    [0.1, 0, z],
    [0, 0.05, z],
    [-0.1, 0, z],
    [0, -0.05, z],
  ] as const
  mesh.leaf(corners, green, [0, 0, 1])
  return mesh
}

function lengths({ corners, leaves }: Mesh): number[] {
  const corner = (place: number) => corners.slice(place * 3, place * 3 + 3) as unknown as Vec3
  return leaves.map((leaf) => length(subtract(corner(leaf * 3), corner(leaf * 3 + 2))))
}

it('makes leaves close to the camera smaller, and as many more', () => {
  const mesh = leafAt(8)
  refineLeaves(mesh, camera)
  expect(mesh.leaves).toHaveLength(9)
  expect(Math.max(...lengths(mesh))).toBeLessThan(0.09)
})

it('leaves those far away as they are', () => {
  const mesh = leafAt(-40)
  refineLeaves(mesh, camera)
  expect(lengths(mesh)).toEqual([0.2])
})

it('knows the leaves of pieces that were put into the scene, both halves of each as one', () => {
  const mesh = new Mesh()
  mesh.triangle([0, 0, 0], [1, 0, 0], [0, 1, 0], green)
  put(mesh, leafAt(0), { at: [0, 0, 8] })
  expect(mesh.leaves.map((leaf) => leaf % 2)).toEqual([0])
  refineLeaves(mesh, camera)
  expect(mesh.leaves).toHaveLength(9)
})

import type { Vec3 } from '../../core/vectors.ts'
import { gableRoof } from '../../building/roofs.ts'
import { posts } from '../../building/posts.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { floor, frames, half, heights, overhang } from './measures.ts'

const { timber, dark } = materials
const [pier, plate, ridge] = [heights.pier + floor, heights.plate + floor, heights.ridge + floor]

/** Limestone piers, posts and trusses under one long roof, open on all sides. */
export function buildFrame(mesh: Mesh): void {
  const edge = 0.45
  box(
    mesh,
    [-half.x - edge, -0.6, -half.z - edge],
    [half.x + edge, floor, half.z + edge],
    materials.slab,
  )
  for (const side of [-1, 1]) {
    const at = side * half.z
    for (const x of frames) addPier(mesh, x, at)
    const row = { along: 'x', at, places: frames, size: 0.22, braces: true } as const
    posts(mesh, { ...row, foot: pier, head: plate, material: timber })
  }
  for (const x of frames) addTruss(mesh, x)
  addRoof(mesh)
}

function addPier(mesh: Mesh, x: number, z: number): void {
  box(mesh, [x - 0.34, floor - 0.05, z - 0.34], [x + 0.34, pier - 0.08, z + 0.34], materials.pier)
  box(mesh, [x - 0.4, pier - 0.08, z - 0.4], [x + 0.4, pier, z + 0.4], materials.cap)
}

/** A tie, two rafters, a king post with struts, all across the ridge. */
function addTruss(mesh: Mesh, x: number): void {
  const put = (from: Vec3, to: Vec3, width: number, height: number) =>
    beam(mesh, from, to, { width, height }, timber)
  const at = (height: number, z: number): Vec3 => [x, height, z]
  const tie = plate - 0.06
  put(at(tie, -half.z), at(tie, half.z), 0.2, 0.26)
  put(at(tie, 0), at(ridge - 0.2, 0), 0.18, 0.18)
  for (const side of [-1, 1]) {
    put(at(plate, side * half.z), at(ridge - 0.22, 0), 0.18, 0.22)
    put(at(tie + 0.35, 0), at(tie + 1.15, side * 1.55), 0.13, 0.13)
    put(at(tie - 0.85, side * half.z), at(tie - 0.05, side * (half.z - 0.85)), 0.13, 0.13)
  }
}

const slope = (heights.ridge - heights.plate) / half.z

function addRoof(mesh: Mesh): void {
  const out = half.z + overhang.z
  const eave = plate - slope * overhang.z + 0.16
  const end = half.x + overhang.x
  gableRoof(mesh, {
    ridge: 'x',
    from: -end,
    to: end,
    eaves: [
      [-out, eave],
      [out, eave],
    ],
    top: ridge + 0.16,
    thickness: 0.1,
    materials: { top: materials.roof, edge: materials.ceiling },
  })
  for (const side of [-1, 1]) addEdges(mesh, side, { out, eave, end })
}

interface Edges {
  out: number
  eave: number
  end: number
}

/** The boards along the eaves and the gables, and purlins under the slopes. */
function addEdges(mesh: Mesh, side: number, { out, eave, end }: Edges): void {
  const z = side * out
  const board = { width: 0.06, height: 0.22 }
  beam(mesh, [-end, eave - 0.07, z], [end, eave - 0.07, z], board, dark)
  for (const x of [-end, end]) {
    beam(mesh, [x, eave - 0.07, z], [x, ridge + 0.09, 0], board, dark)
  }
  for (const share of [0.2, 0.55, 0.9]) {
    const [height, depth] = [ridge - 0.08 - slope * half.z * share, side * half.z * share]
    const purlin = { width: 0.12, height: 0.14 }
    beam(mesh, [-end, height, depth], [end, height, depth], purlin, timber)
  }
}

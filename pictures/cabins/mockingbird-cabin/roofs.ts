import { chimney } from '../../building/chimney.ts'
import { gable, gableRoof, shedRoof } from '../../building/roofs.ts'
import { beam } from '../../shapes/beam.ts'
import type { Vec3 } from '../../core/vectors.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import {
  floor,
  gablePart,
  gableSlope,
  gableTop,
  porch,
  wallTop,
  wing,
  wingTop,
} from './measures.ts'

const middle = (gablePart.left + gablePart.right) / 2
const acrossWing = { top: materials.roofAcross, edge: materials.verge }
const alongGable = { top: materials.roofAlong, edge: materials.verge }

/** The steep front roof, the wing's roof, the porch roof that goes on from it, and the chimney. */
export function addRoofs(mesh: Mesh): void {
  addFrontRoof(mesh)
  gableRoof(mesh, {
    ridge: 'x',
    from: middle,
    to: wing.right + 0.4,
    eaves: [
      [wing.back - 0.45, wallTop - 0.2],
      [wing.front + 0.45, wallTop - 0.2],
    ],
    top: wingTop,
    materials: acrossWing,
  })
  const { front, back } = wing
  const ends = { along: 'z', at: wing.right, from: back - 0.1, to: front + 0.1 } as const
  gable(mesh, { ...ends, foot: wallTop, top: wingTop - 0.12, material: materials.siding })
  shedRoof(mesh, {
    ridge: 'x',
    from: wing.left + 0.02,
    to: wing.right + 0.4,
    high: [front + 0.35, wallTop - 0.1],
    low: [porch.front + 0.3, floor + 1.98],
    thickness: 0.1,
    materials: { top: materials.roofAcross, edge: materials.ceiling },
  })
  chimney(mesh, {
    x: [wing.right - 0.06, wing.right + 0.74],
    z: [-4.2, -2.7],
    foot: -0.4,
    shoulder: floor + 2.4,
    narrowing: [0.06, 0.36],
    top: wingTop + 1,
    stone: materials.brick,
    cap: materials.limestone,
  })
}

/** One slope to the wing's eaves, the other on down to a child's height. */
function addFrontRoof(mesh: Mesh): void {
  const [from, to] = [gablePart.back - 0.3, gablePart.front + 0.4]
  const at = (x: number): readonly [number, number] => [
    x,
    gableTop + 0.16 - Math.abs(x - middle) * gableSlope,
  ]
  const high = at(middle)
  const setting = { ridge: 'z', from, to, high, thickness: 0.14, materials: alongGable } as const
  shedRoof(mesh, { ...setting, low: at(gablePart.right + 0.35) })
  shedRoof(mesh, { ...setting, low: at(gablePart.left - 1.45) })
  const cap = { width: 0.18, height: 0.05 }
  const peak = (z: number): Vec3 => [middle, high[1], z]
  beam(mesh, peak(from), peak(to), cap, materials.roofAlong)
}

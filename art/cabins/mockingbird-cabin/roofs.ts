import { chimney } from '../../building/chimney.ts'
import { gable, shedRoof } from '../../building/roofs.ts'
import { slab } from '../../building/slab.ts'
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
  addWingRoof(mesh)
  const { front, back } = wing
  const ends = { along: 'z', at: wing.right, from: back - 0.1, to: front + 0.1 } as const
  gable(mesh, { ...ends, foot: wallTop, top: wingTop - 0.12, material: materials.siding })
  shedRoof(mesh, {
    ridge: 'x',
    from: wing.left + 0.02,
    to: wing.right + 0.4,
    high: [front + 0.2, wallTop - 0.045],
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

/**
 * Its front slope ends along the valley where it goes under the front roof, or it would hang into the
 * bedroom, and at the porch roof, or its eave would hang from the porch's ceiling.
 */
function addWingRoof(mesh: Mesh): void {
  const { front, back, right } = wing
  const [ridge, end] = [(front + back) / 2, right + 0.4]
  const eave = [back - 0.45, wallTop - 0.2] as const
  const slope = { ridge: 'x', from: middle, to: end, materials: acrossWing } as const
  shedRoof(mesh, { ...slope, low: eave, high: [ridge, wingTop] })
  const steepness = (wingTop - eave[1]) / (ridge - eave[0])
  const low = front + 0.31
  const height = wingTop - steepness * (low - ridge)
  const corners = [
    [0.78, height, low],
    [end, height, low],
    [end, wingTop, ridge],
    [-0.95, wingTop, ridge],
  ] as const
  slab(mesh, corners, 0.13, acrossWing)
  const cap = { width: 0.22, height: 0.06 }
  const top = wingTop + 0.02
  beam(mesh, [middle, top, ridge], [end + 0.03, top, ridge], cap, materials.roofAcross)
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
  // Its eave ends before the wing: further back it would hang from the ceiling there.
  const upper = at(gablePart.right + 0.02)
  shedRoof(mesh, { ...setting, low: upper })
  shedRoof(mesh, {
    ...setting,
    from: wing.front - 0.09,
    high: upper,
    low: at(gablePart.right + 0.35),
  })
  shedRoof(mesh, { ...setting, low: at(gablePart.left - 1.45) })
  const cap = { width: 0.18, height: 0.05 }
  const peak = (z: number): Vec3 => [middle, high[1], z]
  beam(mesh, peak(from), peak(to), cap, materials.roofAlong)
}

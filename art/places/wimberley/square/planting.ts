import { seededRandom } from '../../../core/random.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { bush, farTree } from '../../../plants/bush.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import { lathe } from '../../../shapes/lathe.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'

/** The oak in its ring of stone. */
const oakAt: Vec3 = [-4.6, 0.42, -0.6]

export function plantOak(mesh: Mesh): void {
  const { oak: leaf, bark } = materials
  layRing(mesh)
  liveOak(mesh, {
    base: oakAt,
    height: 9.6,
    spread: 6.6,
    seed: 17,
    leaf,
    bark,
    clumps: 84,
    leaves: 520,
    leafSize: 0.082,
    fork: 0.3,
    lean: 0.12,
  })
  plantRing(mesh)
}

const ringAt: Vec3 = [oakAt[0], 0, oakAt[2]]

function layRing(mesh: Mesh): void {
  const { honeyStone, cream, bark } = materials
  const at = ringAt
  lathe(
    mesh,
    at,
    [
      [1.75, -0.1],
      [1.75, 0.4],
    ],
    honeyStone,
    48,
  )
  lathe(
    mesh,
    at,
    [
      [1.8, 0.4],
      [1.8, 0.48],
      [1.4, 0.48],
      [1.4, 0.36],
    ],
    cream,
    48,
  )
  lathe(
    mesh,
    at,
    [
      [1.4, 0.38],
      [0, 0.42],
    ],
    bark,
    32,
  )
}

function plantRing(mesh: Mesh): void {
  const { shrub, petalPink, petalBlue } = materials
  for (let index = 0; index < 15; index += 1) {
    const angle = index * 0.42
    const base: Vec3 = [ringAt[0] + Math.cos(angle) * 1.1, 0.38, ringAt[2] + Math.sin(angle) * 1.1]
    bush(mesh, { base, radius: 0.26, leaf: shrub, seed: index, leaves: 120, leafSize: 0.035 })
    const petal = index % 2 ? petalPink : petalBlue
    bush(mesh, {
      base: [base[0], 0.44, base[2]],
      radius: 0.25,
      leaf: petal,
      seed: index + 40,
      leaves: 45,
      leafSize: 0.028,
    })
  }
}

/** Behind the viewer: its shade lies on the plaza. */
export function plantBehind(mesh: Mesh): void {
  const { oak: leaf, bark } = materials
  liveOak(mesh, {
    base: [-2.2, 0, 15.4],
    height: 9,
    spread: 5,
    seed: 31,
    leaf,
    bark,
    clumps: 50,
    leaves: 240,
    leafSize: 0.13,
  })
}

export function plantBeyond(mesh: Mesh): void {
  const random = seededRandom(5)
  const { far, oak, bark } = materials
  for (let index = 0; index < 46; index += 1) {
    const base: Vec3 = [-40 + random() * 90, -0.5, -24 - random() * 16]
    farTree(mesh, { base, radius: 2.2 + random() * 2, leaf: far, seed: index })
  }
  liveOak(mesh, {
    base: [21, 0, -15],
    height: 9,
    spread: 6.5,
    seed: 9,
    leaf: oak,
    bark,
    clumps: 44,
    leaves: 260,
    leafSize: 0.15,
  })
  for (let index = 0; index < 16; index += 1) {
    const base: Vec3 = [-27 - random() * 12, -0.3, -22 + index * 2.4]
    farTree(mesh, { base, radius: 2.4 + random() * 2, leaf: far, seed: index + 120 })
  }
  for (let index = 0; index < 12; index += 1) {
    farTree(mesh, {
      base: [24 + random() * 10, 0, -12 + index * 2.4],
      radius: 3 + random() * 2,
      leaf: far,
      seed: index + 80,
    })
  }
}

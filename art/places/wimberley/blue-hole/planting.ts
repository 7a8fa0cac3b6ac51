import { seededRandom, type Random } from '../../../core/random.ts'
import { on } from '../../../land/ground.ts'
import { baldCypress } from '../../../plants/bald-cypress.ts'
import { bush, farTree } from '../../../plants/bush.ts'
import { fern } from '../../../plants/fern.ts'
import { meadow } from '../../../plants/grass.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { halfAt, land, middleAt } from './land.ts'

/** Beside the middle of the creek, how far up it, how high. */
export const cypresses = [
  [-5.5, -1.5, 14],
  [-6.1, -8.2, 13.5],
  [-5.1, -15.5, 12.5],
  [-6.6, -22, 13],
  [-4.6, -29, 12],
  [6.4, -11, 13.5],
  [6.9, -19.5, 13],
  [6.1, -27, 12],
  [8.6, -3.4, 13],
  [-9.8, -5, 12],
  [-9.5, -13, 13],
  [10.5, -15, 12],
  [1.5, -37, 12],
  [-2, -40, 13],
  [5, -36, 12],
  [-0.5, -44, 13],
  [3, -46, 14],
  [-4, -46, 13],
] as const

export function plantCypresses(mesh: Mesh): void {
  const { cypress: leaf, cypressBark: bark } = materials
  for (const [index, [aside, z, height]] of cypresses.entries()) {
    const x = middleAt(z) + aside
    const isClose = z > -6
    baldCypress(mesh, {
      base: on({ heightAt: (a, b) => Math.max(-0.15, land.heightAt(a, b)) }, x, z, -0.12),
      height,
      leaf,
      bark,
      seed: index * 13 + 13,
      radius: height * (index === 0 ? 0.046 : 0.037),
      leaves: isClose ? 330 : z > -16 ? 150 : 80,
      leafSize: isClose ? 0.075 : z > -16 ? 0.11 : 0.16,
      knees: z > -24 ? 9 : 0,
    })
  }
}

export function plantBanks(mesh: Mesh): void {
  const { shrub, far, cypress, fernLeaf, grasses } = materials
  const random = seededRandom(9)
  for (let index = 0; index < 60; index += 1) {
    const side = random() < 0.5 ? -1 : 1
    const z = -5 - random() * 46
    const x = middleAt(z) + side * (halfAt(z) + 6 + random() * 13)
    farTree(mesh, {
      base: on(land, x, z, -0.2),
      radius: 1.7 + random() * 1.9,
      leaf: far,
      seed: index + 90,
    })
  }
  for (let index = 0; index < 34; index += 1) {
    const base = on(land, -26 + random() * 52, -46 - random() * 8, -0.3)
    farTree(mesh, {
      base,
      radius: 2.4 + random() * 2.4,
      leaf: far,
      seed: index + 190,
      flatness: 1.1,
    })
  }
  for (let index = 0; index < 90; index += 1) {
    const side = index % 2 ? 1 : -1
    const z = 6 - random() * 24
    const x = middleAt(z) + side * (halfAt(z) + 0.7 + random() * 2)
    fern(mesh, { base: on(land, x, z), radius: 0.32 + 0.3 * random(), leaf: fernLeaf, seed: index })
  }
  for (let index = 0; index < 22; index += 1) {
    const z = 0 - random() * 15
    const x = middleAt(z) + halfAt(z) + 3 + random() * 3.5
    const leaf = index % 3 ? shrub : cypress
    bush(mesh, {
      base: on(land, x, z, -0.05),
      radius: 0.4 + 0.4 * random(),
      leaf,
      seed: index + 500,
      leaves: 240,
      leafSize: 0.06,
    })
  }
  meadow(mesh, {
    ground: land,
    tufts: 9000,
    place: onTheBank,
    materials: grasses,
    height: 0.24,
    width: 0.011,
    seed: 29,
  })
}

/** Where grass may grow: on the banks, above the ledges. */
function onTheBank(draw: Random): readonly [number, number] | null {
  const side = draw() < 0.5 ? -1 : 1
  const z = 8 - draw() * 30
  const x = middleAt(z) + side * (halfAt(z) + 1.2 + draw() ** 1.3 * 8)
  return land.heightAt(x, z) > 0.45 ? [x, z] : null
}

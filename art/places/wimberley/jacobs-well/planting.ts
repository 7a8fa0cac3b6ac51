import { seededRandom, type Random } from '../../../core/random.ts'
import { on } from '../../../land/ground.ts'
import { baldCypress } from '../../../plants/bald-cypress.ts'
import { bush, farTree } from '../../../plants/bush.ts'
import { cedar } from '../../../plants/cedar.ts'
import { fern } from '../../../plants/fern.ts'
import { meadow } from '../../../plants/grass.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { fromWater, halfAt, land, middleAt } from './land.ts'

export function plantTrees(mesh: Mesh): void {
  const { cypress, cypressBark, oak, bark, cedarLeaf } = materials
  const fine = { leaves: 260, leafSize: 0.085 }
  for (const [x, z, height] of [
    [6.3, -4.5, 12],
    [4.9, -10.5, 12.5],
    [-4.6, -12, 12],
    [5.2, -18, 12],
    [-3.6, -21, 12.5],
    [2.4, -27, 13],
    [-1.5, -33, 13],
  ] as const) {
    const far = z < -14 ? { leaves: 110, leafSize: 0.13 } : fine
    baldCypress(mesh, {
      base: on(land, x, z, -0.15),
      height,
      leaf: cypress,
      bark: cypressBark,
      seed: Math.trunc(x * 7 + 90),
      knees: 6,
      radius: height * 0.034,
      ...far,
    })
  }
  for (const [x, z, height, spread] of [
    [-9.8, -8.5, 7.5, 5],
    [10.8, 0.5, 8, 5.4],
    [-12, -14, 8, 6],
    [11, -14, 8, 6],
  ] as const) {
    liveOak(mesh, {
      base: on(land, x, z),
      height,
      spread,
      seed: Math.trunc(x + 40),
      leaf: oak,
      bark,
      clumps: 48,
      leaves: 340,
      leafSize: 0.1,
    })
  }
  for (const [x, z, height] of [
    [-7.4, -9, 5],
    [-10.5, -1, 4.4],
    [9.4, -8.5, 5.2],
    [13, -6, 5],
  ] as const) {
    cedar(mesh, { base: on(land, x, z), height, leaf: cedarLeaf, bark, seed: Math.trunc(x + 60) })
  }
}

export function plantBanks(mesh: Mesh): void {
  const { far, shrub, fernLeaf, grasses, petalBlue } = materials
  const random = seededRandom(21)
  for (let index = 0; index < 70; index += 1) {
    const base = on(land, -34 + random() * 68, -20 - random() * 30, -0.2)
    if (fromWater(base[0], base[2]) < 5) continue
    farTree(mesh, { base, radius: 1.8 + random() * 2, leaf: far, seed: index })
  }
  for (let index = 0; index < 24; index += 1) {
    const base = on(land, -14 + random() * 28, -40 - random() * 8, -0.3)
    farTree(mesh, { base, radius: 2.6 + random() * 2, leaf: far, seed: index + 200, flatness: 1.1 })
  }
  for (let index = 0; index < 26; index += 1) {
    const z = 5 - random() * 20
    const x = middleAt(z) - halfAt(z) - 0.2 - random() * 0.5
    fern(mesh, { base: on(land, x, z), radius: 0.4 + 0.3 * random(), leaf: fernLeaf, seed: index })
  }
  for (let index = 0; index < 26; index += 1) {
    const side = index % 3 ? -1 : 1
    const z = 6 - random() * 20
    const x = middleAt(z) + side * (halfAt(z) + 4.2 + random() * 4)
    const leaf = index % 5 === 0 ? petalBlue : shrub
    bush(mesh, {
      base: on(land, x, z, -0.05),
      radius: 0.35 + 0.4 * random(),
      leaf,
      seed: index + 500,
      leaves: 260,
      leafSize: 0.055,
    })
  }
  meadow(mesh, {
    ground: land,
    tufts: 7000,
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
  const z = 8 - draw() * 26
  const x = middleAt(z) + side * (halfAt(z) + 3 + draw() * 8)
  return land.heightAt(x, z) > (side < 0 ? 1.8 : 1.1) ? [x, z] : null
}

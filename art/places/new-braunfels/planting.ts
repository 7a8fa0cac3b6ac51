import { seededRandom } from '../../core/random.ts'
import { on } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { country } from '../../materials/country.ts'
import { bark, flat, foliage } from '../../materials/plain.ts'
import { baldCypress } from '../../plants/bald-cypress.ts'
import { bush, farTree } from '../../plants/bush.ts'
import { fern } from '../../plants/fern.ts'
import { meadow } from '../../plants/grass.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { land, riverAt } from './river.ts'

export const cypressBark = bark('#80604c', '#957559')
const cypress = foliage('#6f9f42', '#8ab44d', '#588a3e')

/** The cypress with the rope swing. */
export const ropeTree = [-8, -7, 13, 3] as const

/** Beside the river: how far from its middle, where along it, how high. */
const trunks = [
  [-7.7, 0.2, 12, 2],
  ropeTree,
  [-7.6, -14, 12, 5],
  [-8.2, -22, 13, 7],
  [-7.6, -31, 13, 11],
  [8.2, -5.5, 12.5, 13],
  [8.8, -13, 13, 17],
  [8, -21, 12, 19],
  [8.6, -30, 13, 23],
  [-12, -4, 13, 29],
  [13, -9, 13, 31],
  [-8, -42, 13, 37],
  [8, -41, 13, 41],
] as const

export function plantCypresses(mesh: Mesh): void {
  for (const [aside, z, height, seed] of trunks) {
    const x = riverAt(z) + aside
    const isNear = z > -9
    baldCypress(mesh, {
      base: [x, Math.max(-0.1, land.heightAt(x, z) - 0.2), z],
      height,
      seed,
      leaf: cypress,
      bark: cypressBark,
      leaves: isNear ? 190 : 95,
      leafSize: isNear ? 0.095 : 0.15,
      knees: isNear ? 5 : 0,
    })
  }
  const random = seededRandom(6)
  for (let index = 0; index < 80; index += 1) {
    const side = random() < 0.5 ? -1 : 1
    const z = -8 - random() * 74
    const x = riverAt(z) + side * (11 + random() * 14)
    const leaf = random() < 0.6 ? country.oak : cypress
    farTree(mesh, {
      base: on(land, x, z, -0.3),
      radius: 1.8 + random() * 2,
      leaf,
      seed: index + 60,
    })
  }
  for (let index = 0; index < 22; index += 1) {
    const base = on(land, -26 + random() * 52, -78 - random() * 8, -0.4)
    farTree(mesh, { base, radius: 2.6 + random() * 2, leaf: country.oak, seed: index + 160 })
  }
}

const green = flat('#7fb04f')

export function plantBanks(mesh: Mesh): void {
  const random = seededRandom(9)
  for (let index = 0; index < 60; index += 1) {
    const side = index % 2 ? 1 : -1
    const z = 6 - random() * 30
    const x = riverAt(z) + side * (8.1 + random() * 1.6)
    const base = on(land, x, z, 0.02)
    if (index % 3) fern(mesh, { base, radius: 0.5 + 0.35 * random(), leaf: green, seed: index })
    else {
      const shrub = { leaf: country.oak, leaves: 160, leafSize: 0.075 }
      bush(mesh, { ...shrub, base, radius: 0.5 + 0.4 * random(), seed: index })
    }
  }
  meadow(mesh, {
    ground: land,
    tufts: 4200,
    place: (draw) => {
      const z = 8 - draw() * 34
      return [riverAt(z) + (draw() < 0.5 ? -1 : 1) * (8.1 + draw() ** 1.3 * 7), z]
    },
    materials: country.grasses,
    height: 0.32,
    seed: 3,
  })
}

/** Boulders along the water and a few in the rapids. */
export function layStones(mesh: Mesh): void {
  const random = seededRandom(14)
  const material = country.limestone
  for (let index = 0; index < 44; index += 1) {
    const side = index % 2 ? 1 : -1
    const z = 8 - (index / 44) * 40
    const x = riverAt(z) + side * (7.1 + random() * 0.9)
    const radii = [0.5 + 0.6 * random(), 0.18 + 0.16 * random(), 0.5 + 0.5 * random()] as const
    rock(mesh, { center: [x, 0.04, z], radii, material, seed: index + 3 })
  }
  for (const [x, z, size] of [
    [-3.4, -12.4, 0.7],
    [-5.2, -12, 0.9],
    [2.4, -14, 0.6],
    [4.6, -14.6, 0.9],
    [-0.9, -13.4, 0.4],
  ] as const) {
    const radii = [size, size * 0.42, size * 0.7] as const
    rock(mesh, { center: [x, 0.02, z], radii, material, seed: Math.trunc(size * 40) })
  }
}

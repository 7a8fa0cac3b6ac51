import { cedarFence } from '../../building/cedar-fence.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { pathStones } from '../../land/path-stones.ts'
import { soil } from '../../land/soil.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { bark, flat, foliage } from '../../materials/plain.ts'
import { farTree } from '../../plants/bush.ts'
import { cedars, oakLeaves, oaks } from '../../plants/grove.ts'
import { flowersInView, grassInView } from '../../plants/in-view.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import { flower } from '../../plants/wildflowers.ts'
import { seededRandom } from '../../core/random.ts'
import type { CameraSetting } from '../../render/camera.ts'
import { Mesh } from '../../tracer/mesh.ts'

/** Rolling ground that falls away at the end of the meadow. */
const land: Ground = {
  heightAt: (x, z) =>
    0.4 * noise(x * 0.045 + 3, z * 0.04) +
    0.05 * noise(x * 0.5, z * 0.5) * smoothstep(1, 2.4, Math.abs(x - pathAt(z))) +
    smoothstep(4, 14, Math.abs(x - pathAt(z))) * 0.7 -
    Math.max(0, -z - 24) ** 2 * 0.006,
}

function pathAt(z: number): number {
  return 0.4 + 1.2 * Math.sin((z - 8) * 0.1) * smoothstep(10, -8, z)
}

function isPath(x: number, z: number): boolean {
  return Math.abs(x - pathAt(z)) < 0.95 + 0.14 * noise(x * 2, z * 1.4)
}

const ground = soil({
  grass: ['#b9b35a', '#9fa04f', '#87914a'],
  path: ['#f0ddb4', '#e0c795'],
  isPath,
})
/** Ripe grass and dusty leaves, as late light shows them. */
const straw = [flat('#c9b458'), flat('#a9a04c'), flat('#dcc67a')] as const
const oak = foliage('#6f7a3a', '#848a42', '#5b6836')
const cedarWood = bark('#7a5a44', '#9a7a5c')
const petals = [flat('#e2b13c'), flat('#e8704f'), flat('#f3ead2')] as const

/** The way from the cabins to the meadow, between a cedar fence and oaks. */
export function meadowPath(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-60, 60], z: [-62, 14], cells: [190, 150] }, ground)
  const fence = Array.from({ length: 11 }, (_, step): readonly [number, number] => {
    const z = 8.4 - step * 4
    return [pathAt(z) - 2.5 - step * 0.12, z]
  })
  cedarFence(mesh, land, fence, { material: cedarWood, seed: 5 })
  plantTrees(mesh)
  plantVerge(mesh)
  sow(mesh, viewFrom(camera))
  return mesh
}

function plantTrees(mesh: Mesh): void {
  const look = { leaf: oak, bark: country.bark }
  oaks(mesh, land, [[8.3, -5.5, 8.8, 6.4, 14]], { ...look, ...oakLeaves.near, lean: -0.15 })
  oaks(mesh, land, [[-8.4, -11, 7.6, 6, 12]], { ...look, ...oakLeaves.middle })
  const distant = [
    [9.5, -21, 7, 5.6, 23],
    [-14, -25, 6.8, 5.8, 5],
    [19, -28, 7, 6, 41],
    [-3.5, -31, 5.4, 4.6, 29],
  ] as const
  oaks(mesh, land, distant, { ...look, ...oakLeaves.far })
  const junipers = [
    [-6.6, -15, 3.6],
    [12.5, -14, 4.4],
    [-19, -18, 4.4],
    [5.6, -27, 3.6],
  ] as const
  cedars(mesh, land, junipers, { leaf: country.cedar, bark: country.bark })
  const random = seededRandom(11)
  for (let index = 0; index < 60; index += 1) {
    const base = on(land, -46 + random() * 92, -32 - random() * 14, -0.4)
    const leaf = random() < 0.4 ? country.cedar : oak
    farTree(mesh, { base, radius: 1 + random() * 1.5, leaf, seed: index + 60 })
  }
}

function plantVerge(mesh: Mesh): void {
  const stones = { ground: land, pathAt, material: country.limestone, seed: 4 }
  pathStones(mesh, { ...stones, from: -14, count: 27, away: 1.15 })
  const { pad, fruit } = country
  pricklyPear(mesh, { base: on(land, 4.2, 1.2, 0.05), size: 0.6, seed: 6, pad, fruit })
}

function sow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree: (x: number, z: number) => !isPath(x, z) }
  const { stem } = country
  grassInView(mesh, { ...sowing, tufts: 12_000, materials: straw, seed: 9, height: 0.42 })
  flowersInView({
    ...sowing,
    count: 2400,
    seed: 5,
    grow: (base, random) => {
      if (fractalNoise(base[0] * 0.25, base[2] * 0.3, 2) < random() * 0.35 - 0.05) return
      const petal = petals[Math.floor(random() * petals.length)] as (typeof petals)[0]
      flower(mesh, { base, height: 0.3 + 0.2 * random(), stem, petal }, random)
    },
  })
}

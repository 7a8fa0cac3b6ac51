import { fractalNoise } from '../../core/noise.ts'
import { on, terrain } from '../../land/ground.ts'
import { pathStones } from '../../land/path-stones.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { agave } from '../../plants/agave.ts'
import { cedar } from '../../plants/cedar.ts'
import { desertWillow } from '../../plants/desert-willow.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import { sotol } from '../../plants/sotol.ts'
import { flower } from '../../plants/wildflowers.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import type { Staging } from '../staging.ts'
import { materials } from './inks.ts'
import { ground, isFree, land, pathAt } from './land.ts'

const { willow, bloom, throat, bark, oak, juniper } = materials

/** Dry grass, cactus and stones around a desert willow in bloom. */
export function plantAround(mesh: Mesh, { camera }: Staging): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 45], cells: [200, 180] }, ground)
  plantTrees(mesh)
  woodsInView(mesh, { ground: land, view, seed: 3, leaves: [oak, juniper] })
  plantDesert(mesh)
  const { limestone: material } = materials
  pathStones(mesh, { ground: land, pathAt, from: 4.6, count: 16, away: 1.05, material, seed: 5 })
  sowMeadow(mesh, view)
}

function plantTrees(mesh: Mesh): void {
  const tree = { leaf: willow, bloom, throat, bark }
  desertWillow(mesh, { ...tree, base: on(land, 5.3, 2.3), height: 5.6, seed: 8 })
  desertWillow(mesh, { ...tree, base: on(land, -7.4, -7.2), height: 4.6, seed: 21, leaves: 18 })
  const far = { leaf: oak, bark, clumps: 44, leaves: 200, leafSize: 0.17 }
  liveOak(mesh, { ...far, base: on(land, 9.5, -13), height: 7, spread: 5.6, seed: 12 })
  liveOak(mesh, { ...far, base: on(land, -15, -14), height: 6.4, spread: 5.4, seed: 31 })
  for (const [x, z, height] of [
    [-10.5, -10.5, 4],
    [6.8, -8.4, 4.6],
    [13.5, -5, 3.6],
    [-13, -3, 3],
    [19.5, 1.5, 4.2],
  ] as const) {
    cedar(mesh, { base: on(land, x, z), height, leaf: juniper, bark, seed: Math.trunc(x * 7 + 99) })
  }
}

function plantDesert(mesh: Mesh): void {
  const { pad, fruit, agave: blue, sotol: leaf, stalk } = materials
  pricklyPear(mesh, { base: on(land, -6.7, 2.7, 0.05), size: 0.66, seed: 6, pad, fruit })
  pricklyPear(mesh, { base: on(land, 6.2, 0.2, 0.05), size: 0.7, seed: 11, pad, fruit })
  for (const [x, z, radius] of [
    [-2.3, 3.9, 0.6],
    [-5.9, 5, 0.55],
    [2.6, 3.6, 0.6],
    [4.6, 4.7, 0.45],
  ] as const) {
    agave(mesh, { base: on(land, x, z, 0.03), radius, seed: Math.trunc(x * 5), material: blue })
  }
  sotol(mesh, { base: on(land, -9, -1.6), radius: 0.85, seed: 2, leaf, stalk })
  sotol(mesh, { base: on(land, 2.5, 6.4), radius: 0.7, seed: 5, leaf })
}

function sowMeadow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree }
  const { grasses, stem, blanketFlower, damianita } = materials
  grassInView(mesh, { ...sowing, tufts: 6500, materials: grasses, seed: 9 })
  flowersInView({
    ...sowing,
    count: 2600,
    seed: 7,
    grow: (base, random) => {
      if (fractalNoise(base[0] * 0.3, base[2] * 0.35, 2) < random() * 0.25) return
      const petal = random() < 0.45 ? blanketFlower : damianita
      flower(mesh, { base, height: 0.26 + 0.12 * random(), stem, petal }, random)
    },
  })
}

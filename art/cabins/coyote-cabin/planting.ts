import { seededRandom } from '../../core/random.ts'
import { on, terrain } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { agave } from '../../plants/agave.ts'
import { cedar } from '../../plants/cedar.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import { sotol } from '../../plants/sotol.ts'
import { flower } from '../../plants/wildflowers.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { coyote } from '../../wildlife/coyote.ts'
import type { Staging } from '../staging.ts'
import { materials } from './inks.ts'
import { ground, isFree, land } from './land.ts'
import { knoll } from './measures.ts'

const { bark, oak, juniper, flag } = materials

/** Open ground: ledges, sotol, cactus, junipers at its edge, and a coyote on the knoll. */
export function plantAround(mesh: Mesh, { camera }: Staging): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 45], cells: [200, 180] }, ground)
  plantTrees(mesh)
  woodsInView(mesh, { ground: land, view, seed: 7, leaves: [juniper, oak], trees: 80 })
  plantDesert(mesh)
  layLedges(mesh)
  coyote(mesh, { at: on(land, ...knoll, 0.6), size: 1.4, side: -1, fur: materials.fur })
  sowMeadow(mesh, view)
}

function plantTrees(mesh: Mesh): void {
  for (const [x, z, height] of [
    [-7.6, -5.4, 4.8],
    [-9.4, -7.8, 3.6],
    [-15.5, -5.5, 4.2],
    [14, -14, 3.4],
    [17.5, -8.5, 4],
    [-21, -2, 3.4],
  ] as const) {
    cedar(mesh, { base: on(land, x, z), height, leaf: juniper, bark, seed: Math.trunc(x * 7 + 99) })
  }
  const far = { leaf: oak, bark, clumps: 44, leaves: 200, leafSize: 0.17 }
  liveOak(mesh, { ...far, base: on(land, -17, -10), height: 6.6, spread: 5.6, seed: 15 })
  liveOak(mesh, { ...far, base: on(land, -3.5, -17), height: 5.4, spread: 4.8, seed: 27 })
}

function plantDesert(mesh: Mesh): void {
  const { pad, fruit, agave: blue, sotol: leaf } = materials
  for (const [x, z, radius] of [
    [10.8, 1.2, 0.85],
    [-3.3, 2, 0.75],
    [13.4, 3.4, 0.7],
    [-7.4, 2.6, 0.85],
    [4.2, 7.4, 0.65],
  ] as const) {
    sotol(mesh, { base: on(land, x, z), radius, seed: Math.trunc(x * 3 + 40), leaf })
  }
  pricklyPear(mesh, { base: on(land, 12.6, 6.6, 0.05), size: 0.8, seed: 6, pad, fruit })
  pricklyPear(mesh, { base: on(land, -5, 0.6, 0.05), size: 0.9, seed: 14, pad, fruit })
  for (const [x, z, radius] of [
    [-2.4, 5, 0.6],
    [6.6, 6.4, 0.6],
    [2.6, 5.6, 0.5],
    [-10, 5.4, 0.6],
  ] as const) {
    agave(mesh, { base: on(land, x, z, 0.03), radius, seed: Math.trunc(x * 5), material: blue })
  }
}

function layLedges(mesh: Mesh): void {
  const random = seededRandom(8)
  const slab = (x: number, z: number, size: number, seed: number) =>
    rock(mesh, {
      center: on(land, x, z, 0.02),
      radii: [size * (0.9 + 0.6 * random()), 0.16 + 0.1 * random(), size * (0.5 + 0.4 * random())],
      material: flag,
      seed,
      roughness: 0.16,
    })
  rock(mesh, { center: on(land, ...knoll, 0.1), radii: [1.5, 0.55, 1], material: flag, seed: 3 })
  for (let index = 0; index < 9; index += 1) slab(6.5 + random() * 5, 7 + random() * 3, 0.6, index)
  for (let index = 0; index < 7; index += 1) {
    slab(-4.5 - random() * 6, 8.6 + random() * 2, 0.55, index + 20)
  }
  for (let index = 0; index < 5; index += 1) slab(10 + random() * 4, random() * 4, 0.5, index + 40)
}

function sowMeadow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree }
  const { grasses, stem, daisy } = materials
  grassInView(mesh, { ...sowing, tufts: 6200, materials: grasses, seed: 9, height: 0.3 })
  flowersInView({
    ...sowing,
    count: 500,
    seed: 7,
    grow: (base, random) =>
      flower(mesh, { base, height: 0.22 + 0.1 * random(), stem, petal: daisy }, random),
  })
}

import { fractalNoise } from '../../core/noise.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain } from '../../land/ground.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { bush } from '../../plants/bush.ts'
import { cedar } from '../../plants/cedar.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { flower } from '../../plants/wildflowers.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import type { Staging } from '../staging.ts'
import { materials } from './inks.ts'
import { ground, isFree, land } from './land.ts'
import { fenceLine } from './measures.ts'

const { bark, oak, juniper, hedge } = materials

/** A cottage garden behind a white fence, under a great live oak. */
export function plantAround(mesh: Mesh, { camera }: Staging): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 45], cells: [200, 180] }, ground)
  plantTrees(mesh)
  woodsInView(mesh, { ground: land, view, seed: 19, leaves: [oak, oak, juniper] })
  plantBeds(mesh)
  sowMeadow(mesh, view)
}

function plantTrees(mesh: Mesh): void {
  liveOak(mesh, {
    base: on(land, 8.4, -1.4),
    height: 9.4,
    spread: 6.6,
    seed: 11,
    leaf: oak,
    bark,
    clumps: 62,
    leaves: 620,
    leafSize: 0.08,
    fork: 0.26,
    lean: -0.12,
  })
  const far = { leaf: oak, bark, clumps: 46, leaves: 200, leafSize: 0.17 }
  liveOak(mesh, {
    ...far,
    leaves: 420,
    leafSize: 0.11,
    base: on(land, -13.5, -7.5),
    height: 7.4,
    spread: 6,
    seed: 37,
  })
  liveOak(mesh, { ...far, base: on(land, 2, -15), height: 7, spread: 6.4, seed: 5 })
  for (const [x, z, height] of [
    [-8.4, -7.4, 4],
    [-17, 1, 4.6],
    [15, -10, 5],
  ] as const) {
    cedar(mesh, { base: on(land, x, z), height, leaf: juniper, bark, seed: Math.trunc(x * 7 + 99) })
  }
}

/** Green heaps with blossom on top: roses, hydrangeas and whatever a cottage has. */
function plantBeds(mesh: Mesh): void {
  const random = seededRandom(12)
  const { roses, whites, geraniums } = materials
  const blossoms = [roses, whites, roses, geraniums] as const
  const grow = (x: number, z: number, radius: number, index: number) => {
    const shrub = { base: on(land, x, z), seed: index * 7 + 3 }
    bush(mesh, { ...shrub, radius, leaf: hedge, leaves: 130, leafSize: 0.06 })
    const leaf = blossoms[index % 4] as (typeof blossoms)[0]
    bush(mesh, { ...shrub, radius: radius * 1.06, leaf, leaves: 26, leafSize: 0.045 })
  }
  for (let index = 0; index < 7; index += 1) {
    grow(-3 + index * 0.6, 1.35 + 0.3 * random(), 0.34 + 0.14 * random(), index)
  }
  for (let index = 0; index < 5; index += 1) {
    grow(2.75 + index * 0.5, 1.85 + 0.25 * random(), 0.3 + 0.12 * random(), index + 7)
  }
  for (let index = 0; index < 16; index += 1) {
    const x = -6.4 + index * 0.9
    if (x > -0.9 && x < 2.4) continue
    grow(x, fenceLine - 0.55 - 0.3 * random(), 0.28 + 0.16 * random(), index + 12)
  }
}

function sowMeadow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree }
  const { grasses, stem, flowers } = materials
  grassInView(mesh, { ...sowing, tufts: 7000, materials: grasses, seed: 9, height: 0.22 })
  flowersInView({
    ...sowing,
    count: 4200,
    seed: 7,
    grow: (base, random) => {
      const drift = fractalNoise(base[0] * 0.3, base[2] * 0.35, 2)
      if (drift < random() * 0.3 - 0.06) return
      const petal = flowers[Math.floor(random() * flowers.length)] as (typeof flowers)[0]
      flower(mesh, { base, height: 0.26 + 0.16 * random(), stem, petal }, random)
    },
  })
}

import { fractalNoise } from '../../core/noise.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain } from '../../land/ground.ts'
import { pathStones } from '../../land/path-stones.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { bush } from '../../plants/bush.ts'
import { cedar, cedarSpray } from '../../plants/cedar.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { laurelLeaf, mountainLaurel } from '../../plants/mountain-laurel.ts'
import { flower } from '../../plants/wildflowers.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import type { Staging } from '../staging.ts'
import { materials } from './inks.ts'
import { ground, isFree, land, pathAt } from './land.ts'

const { bark, oak, juniper } = materials

/** Mountain laurels in bloom by the step and at both ends, oaks behind, a green yard. */
export function plantAround(mesh: Mesh, { camera }: Staging): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 45], cells: [200, 180] }, ground)
  plantTrees(mesh, view)
  woodsInView(mesh, { ground: land, view, seed: 13, leaves: [oak, juniper, oak] })
  plantLaurels(mesh, view)
  plantBed(mesh)
  const { limestone: material } = materials
  pathStones(mesh, { ground: land, pathAt, from: 5.4, count: 17, away: 1.15, material, seed: 6 })
  sowMeadow(mesh, view)
}

function plantTrees(mesh: Mesh, view: View): void {
  const tree = { leaf: oak, bark, fork: 0.24 }
  const near = { ...tree, clumps: 60, leaves: 300, leafSize: 0.13 }
  liveOak(mesh, {
    ...near,
    base: on(land, 11.6, -3.8),
    height: 8.6,
    spread: 6.4,
    seed: 17,
    lean: 0.1,
    finer: view.finer({ x: 11.6, z: -3.8, spread: 6.4, leafSize: near.leafSize }),
  })
  const far = { ...tree, clumps: 46, leaves: 200, leafSize: 0.17 }
  liveOak(mesh, { ...far, base: on(land, -12.5, -9.5), height: 7.6, spread: 6.2, seed: 41 })
  for (const [x, z, height] of [
    [-9.2, -6.2, 5.4],
    [-10.8, -3.6, 3.8],
    [8.6, -9.4, 5.8],
    [-16, -3, 4.6],
    [17, -11, 5.4],
    [3.4, -15, 4.2],
  ] as const) {
    const finer = view.finer({ x, z, spread: height * 0.24, leafSize: cedarSpray })
    const seed = Math.trunc(x * 7 + 99)
    cedar(mesh, { base: on(land, x, z), height, leaf: juniper, bark, seed, finer })
  }
}

function plantLaurels(mesh: Mesh, view: View): void {
  const { laurel: leaf, bloom, bud } = materials
  for (const [x, z, height, spread, seed] of [
    [-2.75, 3.75, 2, 0.95, 5],
    [-7.6, 3, 3.3, 1.6, 12],
    [2.7, 3.7, 1.5, 0.8, 19],
    [7.4, -0.6, 3, 1.3, 26],
    [-8.6, -2.2, 2.7, 1.4, 33],
  ] as const) {
    const clusters = Math.round(spread * spread * 62)
    const base = on(land, x, z)
    const finer = view.finer({ x, z, spread, leafSize: laurelLeaf })
    mountainLaurel(mesh, { base, height, spread, seed, leaf, bark, bloom, bud, clusters, finer })
  }
}

/** Low green along the foot of the porch. */
function plantBed(mesh: Mesh): void {
  const random = seededRandom(4)
  for (const x of [-5.6, -4.7, -3.9, 3.9, 4.7, 5.5]) {
    const [radius, z] = [0.36 + 0.16 * random(), 2.95 + 0.2 * random()]
    const seed = Math.trunc(x * 9)
    const base = on(land, x, z)
    bush(mesh, { base, radius, leaf: materials.fern, seed, leaves: 150, leafSize: 0.065 })
  }
}

function sowMeadow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree }
  const { grasses, stem, phlox, daisy } = materials
  grassInView(mesh, { ...sowing, tufts: 7000, materials: grasses, seed: 9 })
  flowersInView({
    ...sowing,
    count: 2600,
    seed: 7,
    grow: (base, random) => {
      if (fractalNoise(base[0] * 0.3, base[2] * 0.35, 2) < random() * 0.3) return
      const petal = random() < 0.7 ? phlox : daisy
      flower(mesh, { base, height: 0.24 + 0.12 * random(), stem, petal }, random)
    },
  })
}

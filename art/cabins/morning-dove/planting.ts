import { fractalNoise } from '../../core/noise.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { bush } from '../../plants/bush.ts'
import { cedar, cedarSpray } from '../../plants/cedar.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { flower } from '../../plants/wildflowers.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import type { Staging } from '../staging.ts'
import { materials } from './inks.ts'
import { creekAt, ground, isFree, land } from './land.ts'
import { hammockTree } from './measures.ts'

const { bark, oak, juniper, shrub } = materials

/** Cedars where the doves call, pale grass and primroses, and the stones of a dry creek. */
export function plantAround(mesh: Mesh, { camera }: Staging): void {
  const view = viewFrom(camera)
  terrain(mesh, land, { x: [-60, 60], z: [-60, 45], cells: [220, 200] }, ground)
  plantTrees(mesh, view)
  woodsInView(mesh, { ground: land, view, seed: 29, leaves: [juniper, oak] })
  plantShrubs(mesh)
  layCreek(mesh)
  sowMeadow(mesh, view)
}

function plantTrees(mesh: Mesh, view: View): void {
  const [oakX, oakZ] = [hammockTree[0] + 0.3, hammockTree[1]]
  const shape = { spread: 4.3, leafSize: 0.08 }
  liveOak(mesh, {
    ...shape,
    base: on(land, oakX, oakZ),
    height: 7.2,
    seed: 23,
    leaf: oak,
    bark,
    clumps: 56,
    leaves: 580,
    finer: view.finer({ x: oakX, z: oakZ, ...shape }),
    fork: 0.3,
    lean: 0.1,
  })
  const far = { leaf: oak, bark, clumps: 44, leaves: 200, leafSize: 0.17 }
  liveOak(mesh, { ...far, base: on(land, -14, -8), height: 7, spread: 5.6, seed: 9 })
  for (const [x, z, height] of [
    [-6.6, -2.2, 5.6],
    [-7.8, -4.6, 7],
    [-6.5, -7.4, 4.6],
    [7.4, -8.6, 6],
    [9, -10.4, 4.6],
    [-10.8, -0.6, 4],
    [15.5, -4, 5],
    [-1, -14, 5.4],
  ] as const) {
    const finer = view.finer({ x, z, spread: height * 0.24, leafSize: cedarSpray })
    const seed = Math.trunc(x * 7 + 99)
    cedar(mesh, { base: on(land, x, z), height, leaf: juniper, bark, seed, finer })
  }
}

function plantShrubs(mesh: Mesh): void {
  for (const [x, z, radius] of [
    [-3.9, 0.6, 0.7],
    [-3.6, 1.7, 0.5],
    [-2, 1.6, 0.45],
    [2.2, 1.7, 0.5],
    [3.8, 1, 0.65],
    [4.6, -1.4, 0.7],
    [-4.9, -1.4, 0.7],
    [5.7, -3.4, 0.6],
  ] as const) {
    const seed = Math.trunc(x * 9 + 70)
    const plant = { base: on(land, x, z), radius, seed }
    bush(mesh, { ...plant, leaf: shrub, leaves: 170, leafSize: 0.07 })
  }
}

function layCreek(mesh: Mesh): void {
  const random = seededRandom(16)
  for (let index = 0; index < 150; index += 1) {
    const x = -16 + random() * 32
    const z = creekAt(x) + (random() - 0.5) * 2.7
    const size = 0.1 + 0.34 * random() ** 3
    rock(mesh, {
      center: on(land, x, z, size * 0.1),
      radii: [size * 1.25, size * 0.6, size],
      material: materials.limestone,
      seed: index + 4,
      roughness: 0.14,
    })
  }
}

function sowMeadow(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree }
  const { grasses, stem, primrose, poppy } = materials
  grassInView(mesh, { ...sowing, tufts: 7000, materials: grasses, seed: 9, height: 0.32 })
  flowersInView({
    ...sowing,
    count: 3600,
    seed: 7,
    grow: (base, random) => {
      if (fractalNoise(base[0] * 0.3, base[2] * 0.35, 2) < random() * 0.3 - 0.05) return
      const petal = random() < 0.75 ? primrose : poppy
      flower(mesh, { base, height: 0.26 + 0.14 * random(), stem, petal }, random)
    },
  })
}

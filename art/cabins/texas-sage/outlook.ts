import { fractalNoise } from '../../core/noise.ts'
import { seededRandom, type Random } from '../../core/random.ts'
import { on, terrain } from '../../land/ground.ts'
import { viewFrom } from '../../land/view.ts'
import { bush, farTree } from '../../plants/bush.ts'
import { cedar } from '../../plants/cedar.ts'
import { meadow } from '../../plants/grass.ts'
import { flowersInView, grassInView, woodsInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { bluebonnet, flower } from '../../plants/wildflowers.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { isMeadow, land, soil } from './land.ts'

/** What the cabin looks out on: the meadow goes on to a line of oaks, with hills behind. */
export function plantOutlook(mesh: Mesh): void {
  terrain(mesh, land, { x: [-80, 80], z: [18, 84], cells: [110, 60] }, soil)
  for (const side of [-1, 1] as const) {
    const x = side < 0 ? ([-80, -45] as const) : ([45, 80] as const)
    terrain(mesh, land, { x, z: [-20, 18], cells: [24, 26] }, soil)
  }
  meadow(mesh, {
    ground: land,
    tufts: 3400,
    place: farMeadow,
    materials: materials.grasses,
    height: 0.34,
    width: 0.02,
    seed: 31,
  })
  plantTrees(mesh)
  sowFarFlowers(mesh)
}

/** Before the trees, and beside the meadow near the cabin. */
function farMeadow(random: Random): readonly [number, number] {
  const z = 1 + random() ** 0.8 * 32
  const x = (random() * 2 - 1) * (16 + z)
  return z < 13 && Math.abs(x) < 13 ? [Math.sign(x) * (13 + Math.abs(x) * 0.8), z] : [x, z]
}

const oaks = [
  [-13, 24, 7.4, 5.6, 5],
  [17, 30, 8, 6.4, 14],
  [-27, 34, 8.4, 6.6, 23],
  [4, 40, 8, 6.5, 41],
  [30, 20, 7.6, 6, 19],
  [-34, 12, 7.8, 6.2, 8],
] as const

function plantTrees(mesh: Mesh): void {
  for (const [x, z, height, spread, seed] of oaks) {
    liveOak(mesh, {
      base: on(land, x, z),
      height,
      spread,
      seed,
      leaf: materials.oak,
      bark: materials.bark,
      clumps: 40,
      leaves: 300,
      leafSize: 0.135,
    })
  }
  for (const [x, z, height] of [
    [-17, 27, 5],
    [13, 34, 6],
    [24, 26, 4.6],
    [-6, 38, 5.5],
  ] as const) {
    const seed = Math.trunc(x + 60)
    cedar(mesh, { base: on(land, x, z), height, leaf: materials.cedar, bark: materials.bark, seed })
  }
  const random = seededRandom(17)
  for (let index = 0; index < 80; index += 1) {
    const [x, z] = [-78 + random() * 156, 44 + random() * 18]
    const leaf = random() < 0.4 ? materials.cedar : materials.oak
    farTree(mesh, {
      base: on(land, x, z, -0.5),
      radius: 1.5 + random() * 1.9,
      leaf,
      seed: index + 200,
    })
  }
  for (let index = 0; index < 26; index += 1) {
    const [x, z] = [-40 + random() * 80, 17 + random() * 20]
    const radius = 0.5 + 0.5 * random()
    bush(mesh, {
      base: on(land, x, z),
      radius,
      leaf: materials.sage,
      seed: index + 90,
      leaves: 120,
    })
  }
}

/** For a camera that looks beside the meadow: it goes on to trees there, and never has an edge. */
export function plantBeside(mesh: Mesh, camera: CameraSetting): void {
  const view = viewFrom(camera)
  const { grasses, oak, cedar: juniper, stem, bluebonnets, bluebonnetTip: tip } = materials
  const sowing = { ground: land, view, isFree: isMeadow }
  grassInView(mesh, { ...sowing, tufts: 6500, materials: grasses, seed: 41, height: 0.3 })
  flowersInView({
    ...sowing,
    count: 7000,
    seed: 43,
    grow: (base, random) => {
      const [x, , z] = base
      const away = Math.hypot(x - camera.position[0], z - camera.position[2])
      const drift = fractalNoise(x * 0.16, z * 0.2, 2)
      if (away < 12 || drift < random() * 0.3 - 0.16) return
      const petal = bluebonnets[random() < 0.6 ? 0 : 1]
      bluebonnet(mesh, { base, height: 0.28 + 0.16 * random(), stem, petal, tip }, random)
    },
  })
  woodsInView(mesh, { ground: land, view, seed: 23, leaves: [oak, oak, juniper], trees: 150 })
}

/** Drifts of bluebonnets, wider and lower toward the trees. */
function sowFarFlowers(mesh: Mesh): void {
  const random = seededRandom(78)
  const { stem, bluebonnets, bluebonnetTip: tip, paintbrush } = materials
  for (let index = 0; index < 5200; index += 1) {
    const [x, z] = farMeadow(random)
    const isDrift = fractalNoise(x * 0.16, z * 0.2, 2) >= -0.1 + random() * 0.25
    if (!isDrift || !isMeadow(x, z) || z > 27) continue
    const base = on(land, x, z)
    const height = 0.34 + 0.2 * random()
    const petal = bluebonnets[random() < 0.6 ? 0 : 1]
    if (random() < 0.92) bluebonnet(mesh, { base, height, stem, petal, tip }, random)
    else flower(mesh, { base, height, stem, petal: paintbrush }, random)
  }
}

import { parkBench } from '../../../furniture/street.ts'
import { on, terrain } from '../../../land/ground.ts'
import { rock } from '../../../land/rock.ts'
import { hash, seededRandom, type Random } from '../../../core/random.ts'
import { agave } from '../../../plants/agave.ts'
import { bush } from '../../../plants/bush.ts'
import { cedar } from '../../../plants/cedar.ts'
import { meadow } from '../../../plants/grass.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import { pricklyPear } from '../../../plants/prickly-pear.ts'
import { sotol } from '../../../plants/sotol.ts'
import { put } from '../../../shapes/put.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { summit, summitGround, valleyGround } from './land.ts'
import { fillValley } from './valley.ts'

/** The top of Old Baldy: bare limestone, a bench, and the valley of Cypress Creek far below. */
export function oldBaldy(): Mesh {
  const mesh = new Mesh()
  terrain(mesh, summit, { x: [-14, 14], z: [-13, 10], cells: [190, 150] }, summitGround)
  terrain(mesh, summit, { x: [-240, 240], z: [-260, -13], cells: [150, 130] }, valleyGround)
  for (const [from, to] of [
    [-60, -14],
    [14, 60],
  ] as const) {
    terrain(mesh, summit, { x: [from, to], z: [-13, 10], cells: [40, 30] }, valleyGround)
  }
  put(mesh, parkBench({ wood: m.oakWood, iron: m.iron }), { at: on(summit, 2, -0.7), turn: 2.75 })
  plantSummit(mesh)
  plantTrees(mesh)
  fillValley(mesh)
  return mesh
}

function plantSummit(mesh: Mesh): void {
  for (let index = 0; index < 26; index += 1) {
    const [x, z] = [-9 + 18 * hash(index, 1), 4.6 - 8 * hash(index, 2)]
    const size = 0.14 + 0.4 * hash(index, 3) ** 2
    if (Math.abs(x - 0.6) < 1.4 && z > 1) continue
    rock(mesh, {
      center: on(summit, x, z, 0.02),
      radii: [size, size * 0.45, size * 0.8],
      material: m.limestone,
      seed: index + 4,
    })
  }
  pricklyPear(mesh, { base: on(summit, -2.5, -0.2), size: 0.85, seed: 6, pad: m.pad, fruit: m.red })
  agave(mesh, { base: on(summit, 3.5, -0.1), radius: 0.6, seed: 3, material: m.agaveLeaf })
  sotol(mesh, {
    base: on(summit, -3.6, -1.3),
    radius: 0.7,
    seed: 4,
    leaf: m.agaveLeaf,
    stalk: m.oakWood,
  })
  const random = seededRandom(5)
  for (let index = 0; index < 12; index += 1) {
    const base = on(summit, -11 + random() * 22, -3.4 - random() * 4)
    bush(mesh, {
      base,
      radius: 0.35 + 0.3 * random(),
      leaf: m.shrub,
      seed: index,
      leaves: 240,
      leafSize: 0.05,
    })
  }
  meadow(mesh, {
    ground: summit,
    tufts: 1500,
    place: inCracks,
    materials: m.grasses,
    height: 0.24,
    width: 0.008,
    seed: 2,
  })
}

function plantTrees(mesh: Mesh): void {
  cedar(mesh, {
    base: on(summit, -4.9, -1.6),
    height: 5.6,
    leaf: m.cedarLeaf,
    bark: m.bark,
    seed: 12,
    sprays: 80,
    spraySize: 0.12,
  })
  cedar(mesh, {
    base: on(summit, -7.6, -3),
    height: 4.2,
    leaf: m.cedarLeaf,
    bark: m.bark,
    seed: 5,
    sprays: 60,
    spraySize: 0.13,
  })
  cedar(mesh, {
    base: on(summit, 8.4, -5),
    height: 4.4,
    leaf: m.cedarLeaf,
    bark: m.bark,
    seed: 31,
    sprays: 60,
    spraySize: 0.13,
  })
  liveOak(mesh, {
    base: on(summit, 6.7, -2.3),
    height: 5,
    spread: 3.4,
    seed: 8,
    leaf: m.oak,
    bark: m.bark,
    clumps: 46,
    leaves: 420,
    leafSize: 0.06,
    fork: 0.3,
    lean: -0.25,
  })
}

/** Only here and there between the ledges. */
function inCracks(draw: Random): readonly [number, number] | null {
  const [x, z] = [-9 + draw() * 18, 6 - draw() * 11]
  return hash(Math.floor(x * 1.3), Math.floor(z * 1.7), 8) > 0.62 ? [x, z] : null
}

import { archedWall } from '../../building/arched-wall.ts'
import { noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { soil } from '../../land/soil.ts'
import { viewFrom } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { agave } from '../../plants/agave.ts'
import { bush, farTree } from '../../plants/bush.ts'
import { oakLeaves, oaks } from '../../plants/grove.ts'
import { flowersInView, grassInView } from '../../plants/in-view.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import { flower } from '../../plants/wildflowers.ts'
import { flat } from '../../materials/plain.ts'
import type { CameraSetting } from '../../render/camera.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { mission } from './mission.ts'

const churchAt = [-1.8, -23] as const
const land: Ground = { heightAt: (x, z) => 0.06 * noise(x * 0.3, z * 0.3) - 0.02 }

/** The way to the door, and the court before it. */
function isPath(x: number, z: number): boolean {
  const middle = churchAt[0] + smoothstep(-18, 8, z) * 3.6
  const court = Math.hypot((x - churchAt[0]) * 0.7, z - churchAt[1]) < 5.6
  return court || Math.abs(x - middle) < 1.5 + 0.2 * noise(x, z)
}

const ground = soil({
  grass: ['#c2b765', '#a9a556', '#8d964e'],
  path: ['#efdcb4', '#e2cb9c'],
  isPath,
})
const { rubble } = materials
const petals = [flat('#e2b13c'), flat('#d9573a'), flat('#c06a9c')] as const

/** A mission of San Antonio in the afternoon, with what is left of its cloister. */
export function sanAntonio(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-70, 70], z: [-80, 14], cells: [140, 110] }, ground)
  put(mesh, mission, { at: [churchAt[0], 0, churchAt[1]] })
  addCloister(mesh)
  plantTrees(mesh)
  plantCourt(mesh)
  sow(mesh, camera)
  return mesh
}

/** Arches of a cloister without a roof, the last ones broken off. */
function addCloister(mesh: Mesh): void {
  for (let index = 0; index < 5; index += 1) {
    const piece = pieceOf((wall) =>
      archedWall(wall, {
        width: 3.6,
        height: 4.4 - 0.35 * index + 0.3 * noise(index * 3, 2),
        thickness: 0.8,
        arch: { half: 1.15, sill: 0, spring: 1.9 - 0.04 * index },
        material: rubble,
      }),
    )
    put(mesh, piece, { at: [churchAt[0] + 10.7 + index * 3.6, -0.1, churchAt[1] - 2.2] })
  }
  const random = seededRandom(8)
  for (let index = 0; index < 9; index += 1) {
    const center = on(land, 9 + random() * 12, churchAt[1] - 0.5 + random() * 2, 0.1)
    const size = 0.25 + 0.3 * random()
    rock(mesh, { center, radii: [size, size * 0.7, size], material: rubble, seed: index + 2 })
  }
}

function plantTrees(mesh: Mesh): void {
  const look = { leaf: country.oak, bark: country.bark }
  oaks(mesh, land, [[-11.4, -8.5, 8.6, 6.2, 37]], { ...look, ...oakLeaves.near })
  const distant = [
    [15.5, -33, 8.4, 6.6, 12],
    [24, -26, 8, 6, 5],
    [-19, -29, 8.6, 6.6, 23],
  ] as const
  oaks(mesh, land, distant, { ...look, ...oakLeaves.far })
  const random = seededRandom(5)
  for (let index = 0; index < 46; index += 1) {
    const base = on(land, -60 + random() * 120, -52 - random() * 16, -0.4)
    farTree(mesh, { base, radius: 2 + random() * 2.2, leaf: country.oak, seed: index + 40 })
  }
}

function plantCourt(mesh: Mesh): void {
  const { pad, fruit, agave: blue, sage } = country
  for (const [x, z, size, seed] of [
    [4.4, -1.2, 0.8, 6],
    [7, -4.6, 0.9, 9],
    [-7.4, -3.4, 0.8, 14],
  ] as const) {
    pricklyPear(mesh, { base: on(land, x, z), size, seed, pad, fruit })
  }
  for (const [x, z, radius, seed] of [
    [2.7, -1.5, 0.55, 3],
    [-2.4, -1.7, 0.6, 5],
    [-4.6, -3.4, 0.55, 8],
    [3.4, -3, 0.5, 11],
  ] as const) {
    agave(mesh, { base: on(land, x, z), radius, seed, material: blue })
  }
  for (const [x, z, radius] of [
    [-9.6, -18.4, 0.8],
    [6.9, -18.6, 0.8],
    [8.4, -19, 0.6],
    [-6.6, -1.6, 0.5],
  ] as const) {
    const look = { leaf: sage, leaves: 320, leafSize: 0.06 }
    bush(mesh, { ...look, base: on(land, x, z), radius, seed: Math.trunc(x + 40) })
  }
}

/** Where plants may grow. */
function isFree(x: number, z: number): boolean {
  return !isPath(x, z) && z > churchAt[1] - 2
}

function sow(mesh: Mesh, camera: CameraSetting): void {
  const sowing = { ground: land, view: viewFrom(camera), isFree }
  const { grasses, stem } = country
  grassInView(mesh, { ...sowing, tufts: 6000, materials: grasses, height: 0.24, seed: 9 })
  flowersInView({
    ...sowing,
    count: 1500,
    seed: 4,
    grow: (base, random) => {
      if (noise(base[0] * 0.3, base[2] * 0.3) < 0.2) return
      const petal = petals[Math.floor(random() * petals.length)] as (typeof petals)[0]
      flower(mesh, { base, height: 0.24 + 0.16 * random(), stem, petal }, random)
    },
  })
}

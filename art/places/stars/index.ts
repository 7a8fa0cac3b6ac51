import { buildHouse } from '../../cabins/texas-sage/house.ts'
import { ink } from '../../core/inks.ts'
import { noise } from '../../core/noise.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { soil } from '../../land/soil.ts'
import { viewFrom } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { farTree } from '../../plants/bush.ts'
import { cedars, oakLeaves, oaks } from '../../plants/grove.ts'
import { grassInView } from '../../plants/in-view.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Lamp } from '../../render/mood.ts'
import { Mesh } from '../../tracer/mesh.ts'

const cabinAt = [9.4, -29] as const

/** Open ground that rises a little toward a far cabin and falls away behind it. */
const land: Ground = {
  heightAt: (x, z) =>
    0.4 * noise(x * 0.05 + 8, z * 0.05) +
    0.05 * noise(x * 0.5, z * 0.5) -
    Math.max(0, -z - 34) ** 2 * 0.006,
}

function isPath(x: number, z: number): boolean {
  const middle = 1.2 + (6 - z) * 0.17 + 1.3 * Math.sin(z * 0.13)
  return z > cabinAt[1] + 7 && Math.abs(x - middle) < 0.8 + 0.12 * noise(x * 2, z * 2)
}

const ground = soil({
  grass: ['#a9b05a', '#8fa04f', '#7b9148'],
  path: ['#ead9b5', '#d9c49a'],
  isPath,
})

/** Where plants may grow. */
function isFree(x: number, z: number): boolean {
  return !isPath(x, z)
}

/** Far from any town: a lit cabin across the meadow, under all the stars. */
export function starField(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-70, 70], z: [-66, 14], cells: [170, 120] }, ground)
  const house = pieceOf((piece) => buildHouse(piece, 'lit'))
  put(mesh, house, { at: on(land, ...cabinAt, -0.1), turn: -0.42 })
  plantTrees(mesh)
  const sowing = { ground: land, view: viewFrom(camera), seed: 9 }
  grassInView(mesh, { ...sowing, isFree, tufts: 9000, materials: country.grasses, height: 0.4 })
  return mesh
}

function plantTrees(mesh: Mesh): void {
  const look = { leaf: country.oak, bark: country.bark }
  oaks(mesh, land, [[-6.8, -1.5, 8.6, 6.4, 37]], { ...look, ...oakLeaves.near, fork: 0.26 })
  const distant = [
    [14.5, -33, 7, 5.8, 12],
    [-15, -24, 7, 6, 5],
    [1.5, -38, 6, 5.4, 23],
    [27, -30, 7.4, 6.2, 29],
  ] as const
  oaks(mesh, land, distant, { ...look, ...oakLeaves.far })
  const junipers = [
    [4.6, -33, 4.6],
    [17, -22, 3.8],
    [-9.5, -30, 4.2],
  ] as const
  cedars(mesh, land, junipers, { leaf: country.cedar, bark: country.bark })
  const random = seededRandom(7)
  for (let index = 0; index < 60; index += 1) {
    const base = on(land, -60 + random() * 120, -42 - random() * 12, -0.4)
    const leaf = random() < 0.4 ? country.cedar : country.oak
    farTree(mesh, { base, radius: 1 + random() * 1.6, leaf, seed: index + 80 })
  }
}

const [x, y, z] = on(land, ...cabinAt)
const lamplight = ink('#ffc46e')

/** What falls out of the glass gable, on deck, steps and meadow. */
export const cabinLight: readonly Lamp[] = [
  { position: [x - 1.2, y + 3.4, z + 3.2], intensity: 14, ink: lamplight, softness: 2 },
  {
    position: [x - 3.4, y + 1.6, z + 7.6],
    intensity: 6,
    ink: lamplight,
    softness: 3,
    castsShadow: false,
    reach: 9,
  },
]

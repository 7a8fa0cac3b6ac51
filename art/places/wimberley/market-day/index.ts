import { noise } from '../../../core/noise.ts'
import { seededRandom } from '../../../core/random.ts'
import { bunting } from '../../../furniture/bunting.ts'
import { marketCanopy } from '../../../furniture/market-canopy.ts'
import { on, terrain, type Ground } from '../../../land/ground.ts'
import { soil } from '../../../land/soil.ts'
import { viewFrom } from '../../../land/view.ts'
import { flat } from '../../../materials/plain.ts'
import { farTree } from '../../../plants/bush.ts'
import { grassInView } from '../../../plants/in-view.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import type { CameraSetting } from '../../../render/camera.ts'
import { put } from '../../../shapes/put.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { potter, stalls } from './stalls.ts'

const land: Ground = {
  heightAt: (x, z) => 0.12 * noise(x * 0.12, z * 0.12) - (z < -26 ? (z + 26) ** 2 * 0.006 : 0),
}

/** The lane between the two rows. */
function laneAt(z: number): number {
  return 0.5 * Math.sin(z * 0.16)
}

const isLane = (x: number, z: number) =>
  Math.abs(x - laneAt(z)) < 1.5 + 0.2 * noise(x * 1.5, z * 0.8)

/** Market Days: two rows of canopies under oaks, and what is sold there. */
export function marketDay(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  const ground = soil({
    grass: ['#b3b161', '#9aa455', '#84934b'],
    path: ['#ead5ab', '#dfc695'],
    isPath: isLane,
  })
  terrain(mesh, land, { x: [-45, 45], z: [-60, 14], cells: [120, 100] }, ground)
  raiseCanopies(mesh)
  plantTrees(mesh)
  const isFree = (x: number, z: number) => !isLane(x, z)
  grassInView(mesh, {
    ground: land,
    view: viewFrom(camera),
    seed: 3,
    isFree,
    tufts: 9000,
    materials: m.grasses,
    height: 0.16,
  })
  return mesh
}

const cloth = (hex: string) => flat(hex, { translucency: 0.4 })

const [white, teal, red, mustard, blue] = [
  '#f8eed8',
  '#3f8587',
  '#c4553a',
  '#e3aa45',
  '#587fae',
].map(cloth)

const tops = [
  [white, teal],
  [red, white],
  [mustard, mustard],
  [white, white],
  [blue, white],
  [white, red],
] as const

function raiseCanopies(mesh: Mesh): void {
  const random = seededRandom(12)
  for (let row = 0; row < 7; row += 1) {
    const z = 2.4 - row * 4
    for (const side of [-1, 1]) {
      const [first, second] = tops[(row * 2 + (side > 0 ? 3 : 0)) % tops.length] ?? []
      const x = laneAt(z) + side * (3.4 + 0.15 * random())
      const at = on(land, x, z)
      const canopy = marketCanopy({
        cloth: first ?? m.cream,
        other: second ?? m.cream,
        pole: m.cream,
      })
      put(mesh, canopy, { at, turn: 0.05 * (random() - 0.5) })
      const goods = stalls[(row + (side > 0 ? 2 : 0)) % stalls.length] ?? potter
      // The counter looks into the lane.
      put(mesh, goods, { at, turn: (-side * Math.PI) / 2 })
    }
    if (row % 2 === 0) {
      const ends = [-1, 1].map((side) => [laneAt(z) + side * 1.9, 2.3, z - 1.5] as const)
      const [from, to] = ends as [
        readonly [number, number, number],
        readonly [number, number, number],
      ]
      bunting(mesh, {
        from,
        to,
        sag: 0.35,
        flags: 13,
        cord: m.iron,
        cloths: [m.red, m.cream, m.teal, m.mustard],
      })
    }
  }
}

function plantTrees(mesh: Mesh): void {
  for (const [x, z, height, spread, seed] of [
    [-11.5, 1, 9, 6.4, 5],
    [10.6, -3.5, 9.5, 6.6, 14],
    [-10.6, -10, 9, 6.4, 23],
    [10.6, -14, 9, 6.4, 41],
    [-8, -22, 9, 6.4, 19],
    [8.5, -27, 9, 6.6, 8],
    [-1.5, -36, 8.5, 6.4, 27],
  ] as const) {
    const isClose = z > -12
    liveOak(mesh, {
      base: on(land, x, z),
      height,
      spread,
      seed,
      leaf: m.oak,
      bark: m.bark,
      clumps: isClose ? 62 : 40,
      leaves: isClose ? 360 : 240,
      leafSize: isClose ? 0.1 : 0.15,
      finer: isClose ? 2 : 1,
      fork: 0.3,
    })
  }
  const random = seededRandom(7)
  for (let index = 0; index < 60; index += 1) {
    const base = on(land, -44 + random() * 88, -30 - random() * 20, -0.4)
    farTree(mesh, { base, radius: 1.8 + random() * 2, leaf: m.far, seed: index })
  }
}

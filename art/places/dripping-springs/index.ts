import { cedarFence } from '../../building/cedar-fence.ts'
import { cistern } from '../../building/cistern.ts'
import { ranchGate } from '../../building/ranch-gate.ts'
import { windmill } from '../../building/windmill.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import { seededRandom } from '../../core/random.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { soil } from '../../land/soil.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { bark, flat, foliage } from '../../materials/plain.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { pricklyPear } from '../../plants/prickly-pear.ts'
import { farTree } from '../../plants/bush.ts'
import { cedars, oakLeaves, oaks } from '../../plants/grove.ts'
import { flowersInView, grassInView } from '../../plants/in-view.ts'
import { vineyard } from '../../plants/vineyard.ts'
import { flower } from '../../plants/wildflowers.ts'
import type { CameraSetting } from '../../render/camera.ts'
import { put } from '../../shapes/put.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { barn } from './barn.ts'

/** A slope that rises from the gate to the barn and falls away behind it. */
const land: Ground = {
  heightAt: (x, z) =>
    smoothstep(-4, -26, z) * 1.7 +
    0.3 * noise(x * 0.05 + 2, z * 0.05) +
    0.04 * noise(x * 0.5, z * 0.5) -
    Math.max(0, -z - 36) ** 2 * 0.006,
}

const [gateAt, barnAt, millAt] = [
  [0.6, -3.5],
  [4.6, -30],
  [-8.2, -15],
] as const

function driveAt(z: number): number {
  return gateAt[0] + 1.6 * Math.sin((z - gateAt[1]) * 0.12) - smoothstep(-3, 9, z) * 0.6
}

function isDrive(x: number, z: number): boolean {
  return z > barnAt[1] + 5 && Math.abs(x - driveAt(z)) < 1.45 + 0.16 * noise(x * 2, z * 1.3)
}

const ground = soil({
  grass: ['#c2b25a', '#a8a04f', '#8d9148'],
  path: ['#eedbb3', '#dfc798'],
  isPath: isDrive,
})
const cedarWood = bark('#6f5340', '#8d6f56')
const vine = foliage('#7d9a3c', '#97b048', '#688533')
const [steel, blade, red] = [flat('#6f7478'), flat('#d9d3c4'), flat('#b5483a')]
const straw = [flat('#cdb65c'), flat('#b0a350'), flat('#e0ca80')] as const
const petals = [flat('#e2a63a'), flat('#c9543a'), flat('#8a63a8')] as const

/** A ranch near Dripping Springs that makes wine: gate, windmill and tank, vines, a barn of stone. */
export function drippingSprings(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-64, 64], z: [-72, 14], cells: [150, 120] }, ground)
  const { rubble: stone, bark: timber } = country
  const gate = ranchGate({ width: 4.6, stone, cap: flat('#efe2c6'), timber: cedarWood, iron: red })
  put(mesh, gate, { at: on(land, ...gateAt) })
  fenceIn(mesh)
  const mill = windmill({ height: 9.6, radius: 1.9, turn: 0.5, steel, blade, vane: red })
  put(mesh, mill, { at: on(land, ...millAt) })
  const metal = standingSeam(['#a9b4b0', '#87948f', '#c9cfc6'], { ridge: 'x', spacing: 0.5 })
  cistern(mesh, { at: on(land, -4.9, -16.5), radius: 1.5, height: 2.5, metal })
  put(mesh, barn, { at: on(land, ...barnAt), turn: -0.2 })
  vineyard(mesh, { ground: land, x: 7.2, z: [-9, -26], rows: 8, leaf: vine, wood: timber, seed: 3 })
  plantTrees(mesh)
  sow(mesh, viewFrom(camera))
  return mesh
}

function fenceIn(mesh: Mesh): void {
  const z = gateAt[1]
  const left = [-3.2, -6, -10, -14, -19].map((x) => [x, z + (x + 3) * 0.06] as const)
  const right = [4.4, 8, 12, 16, 21].map((x) => [x, z - (x - 4) * 0.06] as const)
  cedarFence(mesh, land, left, { material: cedarWood, seed: 3 })
  cedarFence(mesh, land, right, { material: cedarWood, seed: 8 })
}

function plantTrees(mesh: Mesh): void {
  const look = { leaf: country.oak, bark: country.bark }
  oaks(mesh, land, [[-11.2, -2.4, 8.6, 6.4, 37]], { ...look, ...oakLeaves.near, fork: 0.25 })
  oaks(mesh, land, [[-5.4, -27, 6.2, 4.6, 12]], { ...look, ...oakLeaves.middle })
  const distant = [
    [12.5, -33, 7.4, 6, 5],
    [-14, -29, 7, 6, 23],
    [24, -28, 7, 5.6, 29],
    [-24, -20, 7.4, 6, 41],
  ] as const
  oaks(mesh, land, distant, { ...look, ...oakLeaves.far })
  const junipers = [
    [-11, -24, 4.4],
    [-5.6, -33, 4.8],
    [18.5, -35, 4.2],
  ] as const
  cedars(mesh, land, junipers, { leaf: country.cedar, bark: country.bark })
  const random = seededRandom(7)
  for (let index = 0; index < 54; index += 1) {
    const base = on(land, -54 + random() * 108, -42 - random() * 12, -0.4)
    const leaf = random() < 0.4 ? country.cedar : country.oak
    farTree(mesh, { base, radius: 1.2 + random() * 1.7, leaf, seed: index + 80 })
  }
}

/** Where plants may grow. */
function isFree(x: number, z: number): boolean {
  return !isDrive(x, z)
}

function sow(mesh: Mesh, view: View): void {
  const { pad, fruit, stem } = country
  pricklyPear(mesh, { base: on(land, 4.9, -1.9), size: 0.7, seed: 6, pad, fruit })
  const sowing = { ground: land, view, isFree }
  grassInView(mesh, { ...sowing, tufts: 10_000, materials: straw, height: 0.34, seed: 9 })
  flowersInView({
    ...sowing,
    count: 2200,
    seed: 5,
    grow: (base, random) => {
      if (fractalNoise(base[0] * 0.25, base[2] * 0.3, 2) < random() * 0.35) return
      const petal = petals[Math.floor(random() * petals.length)] as (typeof petals)[0]
      flower(mesh, { base, height: 0.28 + 0.18 * random(), stem, petal }, random)
    },
  })
}

import { footbridge } from '../../building/footbridge.ts'
import { ink } from '../../core/inks.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import { between, seededRandom } from '../../core/random.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { rock } from '../../land/rock.ts'
import { viewFrom } from '../../land/view.ts'
import { boards } from '../../materials/boards.ts'
import { bark, flat, foliage } from '../../materials/plain.ts'
import { limestone } from '../../materials/stone.ts'
import { baldCypress } from '../../plants/bald-cypress.ts'
import { farTree } from '../../plants/bush.ts'
import { grassInView } from '../../plants/in-view.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Material } from '../../tracer/material.ts'
import { Mesh } from '../../tracer/mesh.ts'

const inks = {
  rust: foliage('#bf5f2f', '#d47c3a', '#a14a28'),
  copper: foliage('#d08a3c', '#e2a24a', '#b8702f'),
  crimson: foliage('#b23f33', '#c95a40', '#93302f'),
  gold: foliage('#dfb04a', '#edc765', '#c4943c'),
  green: foliage('#77834a', '#8a9455', '#626f41'),
  bark: bark('#6f5748', '#8f7562'),
  stone: limestone(['#efe2c6', '#dccba6', '#b59d7c']),
  plank: boards(['#a9805a', '#99724f', '#664a38'], { width: 0.2 }),
  timber: flat('#7b5840'),
  grasses: [flat('#c9aa5a'), flat('#b08f4a'), flat('#9a9450')],
  fallen: [flat('#c2602f'), flat('#dc9440'), flat('#a8442c'), flat('#e6b650')],
}

/** Where the middle of the creek runs, and half its width. */
const creekAt = (z: number) => 0.4 + 1.7 * Math.sin((z - 3) * 0.1) - z * 0.03
const halfAt = (z: number) => 3.1 + 0.4 * Math.sin(z * 0.4)

const land: Ground = {
  heightAt: (x, z) => {
    const away = Math.abs(x - creekAt(z)) - halfAt(z)
    const bed = away < 0 ? -0.5 + Math.max(away, -1.5) * 0.5 : -0.5
    const steep = x > creekAt(z) ? 1.2 : 2.6
    const bank = smoothstep(-0.1, steep, away) * 1.15 + smoothstep(2, 9, away) * 1.3
    return bed + bank + 0.12 * noise(x * 0.4, z * 0.4) + Math.max(0, -z - 26) * 0.06
  },
}

const ground: Material = {
  color: ([x, y, z]) => {
    if (y < 0.34 + 0.14 * noise(x, z)) {
      return ink(fractalNoise(x * 0.9, z * 0.9, 3) > 0 ? '#e3d0aa' : '#cfb78c')
    }
    const patch = fractalNoise(x * 0.5, z * 0.9, 3)
    return ink(patch > 0.12 ? '#c7984f' : patch > -0.2 ? '#ad8348' : '#8f7d45')
  },
}

const water: Material = {
  kind: 'water',
  color: ([x, , z]) => {
    const middle =
      1 - Math.abs(x - creekAt(z)) / halfAt(z) + 0.25 * fractalNoise(x * 0.4, z * 0.8, 3)
    return ink(middle > 0.62 ? '#2f5f66' : middle > 0.3 ? '#4c7a74' : '#8a9a7c')
  },
}

/** A creek in November, between cypresses and oaks that have turned, with a footbridge. */
export function fallCreek(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-32, 32], z: [-60, 14], cells: [170, 190] }, ground)
  mesh.quad(
    [
      [-32, 0, 14],
      [32, 0, 14],
      [32, 0, -60],
      [-32, 0, -60],
    ],
    water,
    [0, 1, 0],
  )
  const { plank, timber } = inks
  const [middle, half] = [creekAt(-8.5), halfAt(-8.5) + 1.3]
  const ends = { from: middle - half, to: middle + half, z: -8.5 }
  footbridge(mesh, { ...ends, width: 1.5, foot: 0.75, rise: 0.55, plank, timber })
  plantTrees(mesh)
  layStones(mesh)
  scatterLeaves(mesh)
  grassInView(mesh, {
    ground: land,
    view: viewFrom(camera),
    isFree: (x, z) => Math.abs(x - creekAt(z)) > halfAt(z) + 1.1,
    tufts: 5200,
    materials: inks.grasses,
    seed: 3,
    height: 0.3,
  })
  return mesh
}

const cypresses = [
  [-5.4, 1.6, 12.5, 'rust', 5],
  [-5.2, -6, 13, 'copper', 11],
  [-5.8, -15, 12.5, 'rust', 17],
  [-4.9, -24, 12, 'copper', 23],
  [5.2, -3.6, 13, 'copper', 29],
  [5.6, -13, 13.5, 'rust', 37],
  [5, -22, 12.5, 'crimson', 41],
  [5.4, -31, 12, 'rust', 47],
  [-5, -34, 12, 'gold', 53],
  [9.5, -8, 11.5, 'crimson', 59],
  [-9.6, -10, 12, 'gold', 61],
] as const

/** More and smaller ones close to the viewer. */
function leavesAt(z: number) {
  if (z > 0) return { leaves: 440, leafSize: 0.06 }
  return z > -8
    ? { leaves: 240, leafSize: 0.082, knees: 4 }
    : { leaves: 120, leafSize: 0.13, knees: 4 }
}

function plantTrees(mesh: Mesh): void {
  for (const [away, z, height, leaf, seed] of cypresses) {
    const base = on(land, creekAt(z) + away, z, -0.1)
    const near = leavesAt(z)
    baldCypress(mesh, { base, height, seed, leaf: inks[leaf], bark: inks.bark, ...near })
  }
  const random = seededRandom(6)
  const kinds = [inks.crimson, inks.gold, inks.green, inks.copper, inks.green] as const
  for (let index = 0; index < 74; index += 1) {
    const z = -4 - random() * 44
    const side = random() < 0.5 ? -1 : 1
    const x = creekAt(z) + side * (halfAt(z) + 4.5 + random() * 14)
    const leaf = kinds[index % kinds.length] as Material
    const size = { radius: between(random, 0.9, 2.3), leaves: 170, leafSize: 0.17 }
    farTree(mesh, { base: on(land, x, z, -0.2), leaf, seed: index + 40, ...size })
  }
  for (let index = 0; index < 26; index += 1) {
    const base = on(land, -24 + random() * 48, -46 - random() * 8, -0.3)
    const leaf = kinds[index % kinds.length] as Material
    farTree(mesh, { base, leaf, radius: between(random, 2, 3.4), seed: index + 190 })
  }
}

function layStones(mesh: Mesh): void {
  const random = seededRandom(12)
  for (let index = 0; index < 70; index += 1) {
    const z = 8 - random() * 34
    const side = random() < 0.5 ? -1 : 1
    const x = creekAt(z) + side * (halfAt(z) + between(random, -0.5, 0.7))
    const size = between(random, 0.12, 0.55)
    rock(mesh, {
      center: on(land, x, z, size * 0.15),
      radii: [size * 1.3, size * 0.5, size],
      material: inks.stone,
      seed: index + 9,
      roughness: 0.16,
    })
  }
}

/** Leaves that float in drifts, and leaves on both banks. */
function scatterLeaves(mesh: Mesh): void {
  const random = seededRandom(27)
  const { fallen } = inks
  const lay = (x: number, y: number, z: number, size: number) => {
    const turn = random() * 6
    const [long, wide] = [size, size * 0.5]
    const at = (along: number, aside: number) =>
      [
        x + Math.cos(turn) * along - Math.sin(turn) * aside,
        y + (random() - 0.3) * size * 0.3,
        z + Math.sin(turn) * along + Math.cos(turn) * aside,
      ] as const
    const leaf = fallen[Math.floor(random() * fallen.length)] as Material
    mesh.quad([at(long, 0), at(0, wide), at(-long, 0), at(0, -wide)], leaf, [0, 1, 0])
  }
  for (let index = 0; index < 5200; index += 1) {
    const z = 8.4 - random() ** 1.6 * 30
    const x = creekAt(z) + (random() * 2 - 1) * (halfAt(z) + 5)
    const isAfloat = Math.abs(x - creekAt(z)) < halfAt(z) - 0.4
    if (isAfloat && fractalNoise(x * 0.5, z * 0.22, 2) < -0.02 + random() * 0.36) continue
    lay(x, isAfloat ? 0.02 : land.heightAt(x, z) + 0.03, z, between(random, 0.045, 0.085))
  }
}

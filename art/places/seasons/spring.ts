import { fractalNoise, noise } from '../../core/noise.ts'
import { smoothstep } from '../../core/numbers.ts'
import { ink } from '../../core/inks.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { viewFrom, type View } from '../../land/view.ts'
import { bark, flat, foliage } from '../../materials/plain.ts'
import { farTree } from '../../plants/bush.ts'
import { flowersInView, grassInView } from '../../plants/in-view.ts'
import { liveOak } from '../../plants/live-oak.ts'
import { bluebonnet, flower } from '../../plants/wildflowers.ts'
import { seededRandom } from '../../core/random.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Material } from '../../tracer/material.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { wireFence } from '../../building/wire-fence.ts'

const inks = {
  oak: foliage('#5f7f3c', '#78944a', '#4e6b36'),
  juniper: foliage('#48694a', '#577a52', '#3a5a40'),
  bark: bark('#5b4a40', '#7d6552'),
  post: bark('#8a7462', '#a88f78'),
  wire: flat('#6d6a66', { castsShadow: false }),
  grasses: [flat('#a3b352'), flat('#8aa04a'), flat('#bdbd62')],
  stem: flat('#7d9a52'),
  blues: [flat('#4561c4'), flat('#6079d6')],
  tip: flat('#f5f0e6'),
  paintbrush: flat('#e5582f'),
  primrose: flat('#f2b3c2'),
}

/** A hillside that climbs away from the viewer and to the right. */
const land: Ground = {
  heightAt: (x, z) =>
    4.6 * smoothstep(8, -34, z) +
    2.4 * smoothstep(-8, 20, x) * smoothstep(8, -24, z) +
    0.2 * noise(x * 0.11 + 3, z * 0.11) -
    Math.max(0, -z - 38) ** 2 * 0.01,
}

/** Where the middle of the road runs. */
function roadAt(z: number): number {
  return -1.2 + 3.6 * Math.sin((z - 6) * 0.085) - z * 0.06
}

const isRoad = (x: number, z: number) => Math.abs(x - roadAt(z)) < 1.35 + 0.15 * noise(x, z)
/** Two ruts, and grass between them. */
const isRut = (x: number, z: number) => {
  const off = Math.abs(x - roadAt(z))
  return off > 0.42 + 0.06 * noise(x, z) && off < 1.15 + 0.08 * noise(x, z * 0.7)
}
const fenceAt = (z: number) => roadAt(z) + 2.5
const drift = (x: number, z: number) => fractalNoise(x * 0.16 + 4, z * 0.14, 3)

const ground: Material = {
  color: ([x, , z]) => {
    if (isRut(x, z)) return ink(noise(x * 3, z * 3) > 0.2 ? '#e4cfa2' : '#eddcb4')
    const patch = fractalNoise(x * 0.4, z * 0.8, 3)
    // Far off flowers run together.
    if (!isRoad(x, z) && drift(x, z) > -0.12) return ink(patch > 0 ? '#6f83b8' : '#7f9a6a')
    return ink(patch > 0.12 ? '#a9b75a' : patch > -0.2 ? '#94a850' : '#7f974a')
  },
}

/** A road over a hill of bluebonnets in April. */
export function springHill(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  terrain(mesh, land, { x: [-60, 60], z: [-60, 16], cells: [200, 150] }, ground)
  const posts = Array.from({ length: 17 }, (_, index) => {
    const z = 9 - index * 2.7
    return [fenceAt(z), z] as const
  })
  wireFence(mesh, { ground: land, posts, post: inks.post, wire: inks.wire, seed: 5 })
  plantTrees(mesh)
  sowFlowers(mesh, viewFrom(camera))
  return mesh
}

function plantTrees(mesh: Mesh): void {
  const tree = { leaf: inks.oak, bark: inks.bark, clumps: 60, leaves: 420, leafSize: 0.1 }
  liveOak(mesh, { ...tree, base: on(land, 8.5, -15), height: 8, spread: 6.4, seed: 17, lean: -0.1 })
  liveOak(mesh, { ...tree, base: on(land, -13, -24), height: 6.6, spread: 5.4, seed: 29 })
  const random = seededRandom(8)
  for (let index = 0; index < 46; index += 1) {
    const [x, z] = [-46 + random() * 92, -36 - random() * 7]
    const radius = 1 + random() * 1.3
    const leaf = random() < 0.4 ? inks.juniper : inks.oak
    farTree(mesh, { base: on(land, x, z, -0.4), radius, leaf, seed: index + 50 })
  }
}

function sowFlowers(mesh: Mesh, view: View): void {
  const sowing = { ground: land, view, isFree: (x: number, z: number) => !isRut(x, z) }
  grassInView(mesh, { ...sowing, tufts: 5200, materials: inks.grasses, seed: 9 })
  const { stem, tip, blues, paintbrush, primrose } = inks
  flowersInView({
    ...sowing,
    isFree: (x, z) => !isRoad(x, z),
    count: 12_000,
    seed: 7,
    grow: (base, random) => {
      const [x, , z] = base
      if (drift(x, z) < -0.2 + random() * 0.16) {
        if (random() < 0.12) flower(mesh, { base, height: 0.28, stem, petal: primrose }, random)
        return
      }
      const petal = blues[random() < 0.6 ? 0 : 1] as Material
      const isClose = z > 2
      const size = { height: 0.27 + 0.17 * random(), petals: isClose ? 34 : z > -10 ? 18 : 9 }
      if (random() < 0.9) bluebonnet(mesh, { base, ...size, stem, petal, tip }, random)
      else flower(mesh, { base, height: 0.36 + 0.12 * random(), stem, petal: paintbrush }, random)
    },
  })
}

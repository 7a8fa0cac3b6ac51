import { shedRoof } from '../../building/roofs.ts'
import { curb, storefront, type StorefrontStyle } from '../../building/storefront.ts'
import { noise } from '../../core/noise.ts'
import { seededRandom } from '../../core/random.ts'
import { barrelPlanter, parkBench, streetLamp } from '../../furniture/street.ts'
import { on, terrain, type Ground } from '../../land/ground.ts'
import { soil } from '../../land/soil.ts'
import { viewFrom } from '../../land/view.ts'
import { country } from '../../materials/country.ts'
import { dayPane } from '../../materials/day-pane.ts'
import { shopPane } from '../../materials/shop-pane.ts'
import { bush, farTree } from '../../plants/bush.ts'
import { oakLeaves, oaks } from '../../plants/grove.ts'
import { grassInView } from '../../plants/in-view.ts'
import type { CameraSetting } from '../../render/camera.ts'
import { box } from '../../shapes/box.ts'
import { pieceOf, put } from '../../shapes/put.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { vereinsKirche } from './church.ts'
import { materials } from './inks.ts'
import { peachStand } from './peach-stand.ts'

const churchAt = [3.9, -19] as const
const land: Ground = { heightAt: (x, z) => 0.03 * noise(x * 0.4, z * 0.4) }
/** Where shops stand, and where the street ends and the lawn begins. */
const [fronts, walkEnd, lawnStart] = [-7.2, -4.2, 1.6] as const

function isPaved(x: number, z: number): boolean {
  const toChurch = Math.abs(x - churchAt[0]) < 1.3 && z > -14
  const around = Math.hypot(x - churchAt[0], z - churchAt[1]) < 6.6
  return x < lawnStart || z > -1.6 || toChurch || around
}

/** Main Street in the morning: shops of limestone, the Vereins Kirche, a stand of peaches. */
export function fredericksburg(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  const lawn = soil({ grass: materials.lawn, path: ['#e6d5b0', '#dac59c'], isPath: isPaved })
  terrain(mesh, land, { x: [lawnStart, 60], z: [-70, 16], cells: [80, 80] }, lawn)
  box(mesh, [-40, -0.5, -70], [lawnStart, 0.02, 16], materials.street)
  box(mesh, [fronts - 4, 0, -64], [walkEnd, curb, 14], materials.walk)
  box(mesh, [lawnStart - 0.12, 0, -64], [lawnStart + 0.12, 0.13, -1.6], materials.curb)
  lineStreet(mesh)
  put(mesh, vereinsKirche, { at: [churchAt[0], 0, churchAt[1]], turn: Math.PI / 8 })
  put(mesh, peachStand, { at: [3.35, 0, -0.7], turn: -0.3 })
  furnishStreet(mesh)
  plantPark(mesh, camera)
  return mesh
}

type Shop = Omit<StorefrontStyle, 'materials' | 'shopGlass' | 'upperGlass'> & { hasPorch?: boolean }

/** From the viewer up the street. */
const shops: readonly Shop[] = [
  { width: 7.4, height: 7.2, upper: 3, bays: ['window', 'door', 'window'], crown: 'cornice' },
  { width: 6.2, height: 4.6, bays: ['window', 'door', 'window'], crown: 'stepped', hasPorch: true },
  { width: 7, height: 4.4, upper: 0, bays: ['window', 'door', 'window'], crown: 'gable' },
  { width: 7.6, height: 7.6, upper: 4, bays: ['window', 'door', 'window'], crown: 'stepped' },
  { width: 6.4, height: 4.8, bays: ['window', 'door'], crown: 'cornice', hasPorch: true },
  { width: 7.2, height: 7, upper: 3, bays: ['window', 'door', 'window'], crown: 'cornice' },
  { width: 6.8, height: 5, bays: ['window', 'door', 'window'], crown: 'stepped' },
]

function lineStreet(mesh: Mesh): void {
  const { stones, greens, cream: trim, tin: roof, pane: glass } = materials
  let from = 7.6
  for (const [index, { hasPorch, ...style }] of shops.entries()) {
    const door = greens[index % 3] as (typeof greens)[0]
    const wall = stones[index % 3] as (typeof stones)[0]
    const piece = storefront({
      ...style,
      materials: { wall, frame: trim, door, glass, trim, roof },
      shopGlass: (place) => shopPane(place, false),
      upperGlass: dayPane,
    })
    const at = [fronts, 0, from - style.width / 2] as const
    put(mesh, piece, { at, turn: Math.PI / 2 })
    if (hasPorch) put(mesh, porch(style.width), { at, turn: Math.PI / 2 })
    from -= style.width
  }
}

/** A tin roof on posts over the sidewalk. */
function porch(width: number): Mesh {
  const { tin: top, cream: edge } = materials
  const half = width / 2
  return pieceOf((mesh) => {
    shedRoof(mesh, {
      ridge: 'x',
      from: -half + 0.05,
      to: half - 0.05,
      low: [2.75, 2.95],
      high: [0, 3.5],
      thickness: 0.1,
      materials: { top, edge },
    })
    for (const x of [-half + 0.3, 0, half - 0.3]) {
      box(mesh, [x - 0.07, curb, 2.5], [x + 0.07, 2.95, 2.64], edge)
    }
  })
}

function furnishStreet(mesh: Mesh): void {
  const { iron, globe, hedge, blossom, box: wood } = materials
  for (const z of [-7, -20]) {
    put(mesh, streetLamp({ iron, globe }), { at: [lawnStart + 0.5, 0, z - 3.6] })
  }
  // Between the posts of the porches.
  for (const [index, z] of [3.4, -1.5, -9.8, -17].entries()) {
    const style = { wood, hoop: iron, leaf: hedge, petal: blossom, seed: index + 3 }
    put(mesh, barrelPlanter(style), { at: [walkEnd - 0.5, curb, z] })
  }
  for (const [x, z, turn] of [
    [2.6, -5.2, -Math.PI / 2],
    [7.6, -9.5, -0.4],
  ] as const) {
    put(mesh, parkBench({ wood, iron }), { at: [x, 0, z], turn })
  }
}

/** By the church, and beside the viewer, for its shade on the street. */
const inSight = [
  [13.4, -10.5, 8.6, 6.4, 37],
  [2.4, 13, 8.4, 5, 12],
] as const

/** Where plants may grow. */
function isLawn(x: number, z: number): boolean {
  return !isPaved(x, z)
}

function plantPark(mesh: Mesh, camera: CameraSetting): void {
  const look = { leaf: country.oak, bark: country.bark }
  oaks(mesh, land, inSight, { ...look, ...oakLeaves.middle })
  const distant = [
    [14, -29, 8, 6, 12],
    [-3, -40, 7, 5.5, 5],
    [6, -38, 8, 6, 23],
  ] as const
  oaks(mesh, land, distant, { ...look, ...oakLeaves.far })
  const random = seededRandom(5)
  for (let index = 0; index < 40; index += 1) {
    const base = on(land, -8 + random() * 60, -44 - random() * 12, -0.4)
    farTree(mesh, { base, radius: 2 + random() * 2, leaf: country.oak, seed: index + 40 })
  }
  for (let index = 0; index < 16; index += 1) {
    const angle = (index / 16) * Math.PI * 2
    if (Math.abs(angle - Math.PI / 2) < 0.3) continue
    const at = on(land, churchAt[0] + Math.cos(angle) * 5.9, churchAt[1] + Math.sin(angle) * 5.9)
    const leaf = { leaf: materials.hedge, leaves: 220, leafSize: 0.06 }
    bush(mesh, { ...leaf, base: at, radius: 0.55, seed: index + 9 })
  }
  const sowing = { ground: land, view: viewFrom(camera), seed: 9, isFree: isLawn }
  grassInView(mesh, { ...sowing, tufts: 5000, materials: country.grasses, height: 0.12 })
}

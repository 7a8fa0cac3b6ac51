import { posts } from '../../../building/posts.ts'
import { shedRoof } from '../../../building/roofs.ts'
import { curb } from '../../../building/storefront.ts'
import { lerp } from '../../../core/numbers.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { pot, quiltRack } from '../../../furniture/goods.ts'
import { pottedPlant } from '../../../furniture/pot.ts'
import { barrelPlanter, parkBench } from '../../../furniture/street.ts'
import { planks } from '../../../materials/boards.ts'
import { logCabinPatch, quilted } from '../../../materials/cloth.ts'
import { beam } from '../../../shapes/beam.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { front } from './fronts.ts'

export const porchEdge = 1.25

const roof = { low: [porchEdge + 0.45, 2.86], high: [front, 3.7] } as const

/** How high the roof is there. */
export function roofAt(x: number): number {
  const share = (x - roof.high[0]) / (roof.low[0] - roof.high[0])
  return lerp(roof.high[1], roof.low[1], share)
}

export function buildPorch(mesh: Mesh): void {
  const ceiling = planks(['#e9dcc0', '#e0d0ae', '#b9a582'], 'z', 0.16)
  shedRoof(mesh, {
    ridge: 'z',
    from: -26,
    to: 9,
    low: [...roof.low],
    high: [...roof.high],
    materials: { top: m.tinAcross, edge: ceiling },
    thickness: 0.09,
  })
  const places = Array.from({ length: 13 }, (_, post) => 6.6 - post * 2.6)
  posts(mesh, {
    along: 'z',
    at: porchEdge,
    places,
    foot: curb,
    head: 2.86,
    size: 0.15,
    braces: true,
    material: m.cream,
  })
  for (const z of places)
    beam(mesh, [front, 3.5, z], [porchEdge, 2.8, z], { width: 0.09, height: 0.14 }, m.cream)
}

function at(x: number, z: number): Vec3 {
  return [x, curb, z]
}

export function standThings(mesh: Mesh): void {
  const bench = parkBench({ wood: m.oakWood, iron: m.iron })
  put(mesh, bench, { at: at(front + 0.45, -8.4), turn: Math.PI / 2 })
  const quilt = quilted(logCabinPatch(['#f1dcb0', '#35608a', '#e6c488', '#b9492f', '#4f7fa8']), {
    edge: 0.6,
    foot: 0,
    top: 1.86,
    block: 0.36,
  })
  put(mesh, quiltRack(quilt, m.oakWood, 1.2), { at: at(front + 0.75, -1.25), turn: 0.5 })
  const barrel = { wood: m.oakWood, hoop: m.iron, leaf: m.shrub }
  for (const [index, z] of [2.3, -1.4, -6.7, -11.8].entries()) {
    const petal = [m.petalRed, m.petalBlue, m.petalPink][index % 3] ?? m.petalRed
    put(mesh, barrelPlanter({ ...barrel, petal, seed: index }), { at: at(porchEdge - 0.42, z) })
  }
  for (const [index, [x, z]] of [
    [front + 0.42, 2.8],
    [front + 0.42, -3.4],
    [front + 0.4, -6.4],
  ].entries()) {
    pottedPlant(mesh, { at: at(x ?? 0, z ?? 0), clay: m.clay, leaf: m.shrub, seed: index + 4 })
  }
  put(mesh, pot('jar', 0.62, m.teal), { at: at(front + 0.5, 1.25) })
  put(mesh, pot('vase', 0.8, m.mustard), { at: at(front + 0.42, 0.75) })
  put(mesh, pot('jar', 0.42, m.clay), { at: at(front + 0.85, 0.95) })
}

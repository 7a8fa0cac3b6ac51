import { stool } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { jar } from '../../../furniture/coffee-things.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { clawfootTub, tubTap } from '../../../furniture/tub.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { framedPrint, rug } from '../../../furniture/wall-things.ts'
import { moonrise } from '../../../materials/prints.ts'
import { box } from '../../../shapes/box.ts'
import { put } from '../../../shapes/put.ts'
import { curtain, curtainRod } from '../../../rooms/curtain.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { backWall, bath, bathWindow, kneeWall } from '../measures.ts'
import { inside } from './inks.ts'

const wall = backWall.inner
const tubAt = [-2.1, 0, wall + 0.5] as const
const vanityAt = -0.75

/** A tub below the window, a basin beside it. */
export function furnishBathroom(mesh: Mesh): void {
  line(mesh)
  const { white, brass, basin, oak } = inside
  put(mesh, clawfootTub({ outside: inside.deepSage, inside: white, metal: brass }, 1.5), {
    at: [...tubAt],
  })
  put(mesh, tubTap(brass), { at: [-1.22, 0, wall + 0.5], turn: Math.PI })
  put(
    mesh,
    vanity({ wood: inside.wood, top: oak, basin: white, inside: basin, metal: brass }, 0.64),
    {
      at: [vanityAt, 0, wall + 0.02],
    },
  )
  put(mesh, roundMirror(inside.brass, 0.29), { at: [vanityAt, 1.62, wall + 0.02] })
  put(mesh, towelPile([inside.white, inside.sage, inside.lilac]), {
    at: [vanityAt, 0.19, wall + 0.25],
  })
  dress(mesh)
}

function line(mesh: Mesh): void {
  const { from, to } = bathWindow
  const [left, right] = [-kneeWall.at, bath.right]
  const tiled = (start: number, end: number, top: number) =>
    box(mesh, [start, 0, wall], [end, top, wall + 0.014], inside.bathTiles)
  tiled(left, from - 0.1, 1.2)
  tiled(from - 0.1, to + 0.1, 1.2)
  tiled(to + 0.1, right, 1.2)
  box(mesh, [left, 1.2, wall], [right, 1.235, wall + 0.03], inside.frame)
  box(mesh, [left, 0, wall], [right, 0.012, bath.front], inside.bathFloor)
}

function dress(mesh: Mesh): void {
  const { from, to, sill, head } = bathWindow
  const cloth = {
    low: sill - 0.02,
    high: head + 0.1,
    at: wall + 0.09,
    facing: 1,
    cloth: inside.curtain,
  } as const
  // Clear of the rafter beside the window.
  const start = from + 0.03
  curtain(mesh, { ...cloth, from: start, to: from + 0.22 })
  curtain(mesh, { ...cloth, from: to - 0.16, to: to + 0.12 })
  const rodHeight = head + 0.12
  curtainRod(
    mesh,
    [start, rodHeight, wall + 0.09],
    [to + 0.16, rodHeight, wall + 0.09],
    inside.brass,
  )
  put(mesh, stool({ top: inside.oak, leg: inside.darkWood }, { height: 0.44, radius: 0.23 }), {
    at: [-1.3, 0.012, wall + 1.08],
  })
  put(mesh, towelPile([inside.cream, inside.lilac]), { at: [-1.3, 0.452, wall + 1.08], turn: 0.3 })
  put(mesh, rug(inside.bathMat, [1, 0.6]), { at: [-2.05, 0.012, wall + 1.35] })
  put(mesh, hungTowel(inside.lilac, inside.brass, { width: 0.42, drop: 0.6 }), {
    at: [bath.right - 0.05, 1.42, wall + 0.95],
    turn: -Math.PI / 2,
  })
  put(mesh, framedPrint(moonrise, inside.oak, [0.34, 0.44]), {
    at: [bath.right - 0.05, 1.82, wall + 1.32],
    turn: -Math.PI / 2,
  })
  put(mesh, wallShelf({ wood: inside.oak, bracket: inside.brass }, 0.5, 0.15), {
    at: [-kneeWall.at + 0.03, 0.98, wall + 1.5],
    turn: Math.PI / 2,
  })
  const plant = { pot: inside.clay, leaf: inside.leaf, seed: 11, radius: 0.13 }
  put(mesh, housePlant(plant), { at: [-kneeWall.at + 0.11, 0.98, wall + 1.38] })
  put(mesh, jar(inside.lilac, inside.oak, 0.6), { at: [-kneeWall.at + 0.11, 0.98, wall + 1.62] })
  put(mesh, jar(inside.white, inside.brass, 0.55), { at: [vanityAt + 0.25, 0.81, wall + 0.12] })
  put(mesh, housePlant({ ...plant, leaf: inside.sageLeaf, radius: 0.09, seed: 2 }), {
    at: [(from + to) / 2, sill, wall - 0.04],
  })
}

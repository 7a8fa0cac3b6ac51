import { describe, expect, it } from 'vitest'
import { flat } from '../materials/plain.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { bed } from './bed.ts'
import { percolator } from './coffee-things.ts'
import { mug } from './crockery.ts'
import { coffeeMachine, pourOver, pressPot } from './coffee-makers.ts'
import { fireplace, woodStove } from './hearth.ts'
import { counter, refrigerator } from './kitchen.ts'
import { floorLamp, tableLamp } from './lamps.ts'
import { recordCrate, television, turntable } from './music.ts'
import { ladderBackChair, sofa, stool } from './seats.ts'
import { bookcase } from './shelf.ts'
import { range } from './stove.ts'
import { nightstand, table } from './tables.ts'
import { clawfootTub } from './tub.ts'
import { vanity } from './vanity.ts'
import { housePlant } from './vase.ts'
import { builtInTub, stockTank } from './washing.ts'
import { windowSeat } from './window-seat.ts'

const any = flat('#aa7744')
const cloth = { sheet: any, quilt: any, throw: any, cushions: [any, any, any] } as const
const lamp = { foot: any, shade: '#ffffff', isLit: false }
const cabinets = { body: any, front: any, top: any, knob: any }
const sofaInks = { cover: any, side: any, leg: any }
const hearth = { stone: any, hearth: any, mantel: any, soot: any, log: any }
const seat = { wood: any, shade: any, mat: any, cushions: [any], covers: [any] }
const basin = { wood: any, top: any, basin: any, inside: any, metal: any }

/** What stands on a floor or a table, and about how large it is: wide, high and deep. */
const pieces: readonly (readonly [string, Mesh, readonly [number, number, number]])[] = [
  ['bed', bed({ wood: any, darkWood: any, ...cloth }), [1.8, 1.13, 2.2]],
  ['iron bed', bed({ wood: any, darkWood: any, ...cloth, headboard: 'iron' }), [1.8, 1.28, 2.2]],
  ['sofa', sofa({ seats: 2, ...sofaInks }), [1.76, 0.93, 0.85]],
  ['armchair', sofa({ seats: 1, ...sofaInks }), [1.08, 0.93, 0.85]],
  ['table', table({ wood: any, top: any }, [1, 0.75, 0.8]), [1, 0.75, 0.8]],
  ['nightstand', nightstand({ wood: any, top: any, knob: any }), [0.5, 0.6, 0.45]],
  ['stool', stool({ top: any, leg: any }), [0.42, 0.46, 0.42]],
  ['chair', ladderBackChair({ wood: any, seat: any }), [0.46, 0.98, 0.5]],
  ['bookcase', bookcase({ wood: any, back: any, covers: [any] }), [0.9, 1, 0.3]],
  ['counter', counter(cabinets, 2, 4), [2.04, 0.92, 0.65]],
  ['range', range({ enamel: any, iron: any, metal: any }), [0.6, 1, 0.66]],
  ['refrigerator', refrigerator(any, any), [0.62, 1.54, 0.66]],
  ['tub', clawfootTub({ outside: any, inside: any, metal: any }), [1.7, 0.67, 0.8]],
  ['vanity', vanity(basin), [0.7, 1.07, 0.46]],
  ['table lamp', tableLamp(lamp), [0.4, 0.6, 0.4]],
  ['floor lamp', floorLamp(lamp), [0.48, 1.6, 0.48]],
  ['mug', mug(any, any), [0.14, 0.1, 0.1]],
  ['percolator', percolator({ body: any, handle: any, knob: any }), [0.4, 0.36, 0.24]],
  ['fireplace', fireplace({ ...hearth, isBurning: false, top: 2.5 }), [1.94, 2.5, 0.84]],
  ['wood stove', woodStove(any, false, 2.5), [0.68, 2.5, 0.56]],
  ['window seat', windowSeat({ ...seat, width: 2 }), [2, 0.89, 0.62]],
  ['built-in tub', builtInTub({ apron: any, rim: any, inside: any }), [1.5, 0.56, 0.76]],
  ['stock tank', stockTank(any, any), [1.48, 0.65, 1.48]],
  ['television', television(any, any), [1, 0.61, 0.22]],
  ['turntable', turntable({ wood: any, metal: any, vinyl: any, label: any }), [0.48, 0.17, 0.36]],
  ['record crate', recordCrate(any, [any, any]), [0.38, 0.32, 0.37]],
  ['pour-over', pourOver(any, any, any, any), [0.18, 0.285, 0.18]],
  ['press pot', pressPot(any, any, any), [0.15, 0.27, 0.11]],
  ['coffee machine', coffeeMachine(any, any, any), [0.24, 0.36, 0.26]],
  ['plant', housePlant({ pot: any, leaf: any, seed: 3 }), [0.26, 0.29, 0.28]],
]

function extentOf(mesh: Mesh, axis: number): readonly [number, number] {
  const values = mesh.corners.filter((_, index) => index % 3 === axis)
  const [low = NaN, ...others] = values.toSorted((a, b) => a - b)
  return [low, others.at(-1) ?? low]
}

describe.each(pieces)('the %s', (_name, mesh, [wide, high, deep]) => {
  it('stands on the floor', () => {
    expect(extentOf(mesh, 1)[0]).toBeGreaterThan(-0.005)
    expect(extentOf(mesh, 1)[0]).toBeLessThan(0.05)
  })

  it('has the size of the real thing', () => {
    for (const [axis, size] of [wide, high, deep].entries()) {
      const [low, top] = extentOf(mesh, axis)
      expect((top - low) / size).toBeGreaterThan(0.8)
      expect((top - low) / size).toBeLessThan(1.15)
    }
  })
})

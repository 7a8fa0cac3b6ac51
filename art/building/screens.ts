import { pointOn, type Axis } from '../core/axes.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface ScreensSetting {
  /** The axis that the screens run along, and where they stand on the other. */
  along: Axis
  at: number
  from: number
  to: number
  bays: number
  foot: number
  head: number
  /** Height of the boards below the netting. */
  kick: number
  frame: Material
  boards: Material
  netting: Material
}

/** A row of screened bays in frames, with boards below. */
export function screens(mesh: Mesh, setting: ScreensSetting): void {
  const { along, at, from, to, bays, foot, head, kick, frame, boards } = setting
  const put = (start: number, end: number, low: number, high: number, half: number) =>
    box(mesh, pointOn(along, start, at - half, low), pointOn(along, end, at + half, high), frame)
  for (let bay = 0; bay <= bays; bay += 1) {
    const place = from + ((to - from) * bay) / bays
    put(place - 0.055, place + 0.055, foot, head, 0.06)
  }
  put(from, to, head - 0.12, head, 0.06)
  put(from, to, foot + kick, foot + kick + 0.08, 0.07)
  put(from, to, foot + (kick + head - foot) / 2, foot + (kick + head - foot) / 2 + 0.05, 0.04)
  box(
    mesh,
    pointOn(along, from, at - 0.03, foot),
    pointOn(along, to, at + 0.03, foot + kick),
    boards,
  )
  mesh.quad(
    [
      pointOn(along, from, at, foot + kick),
      pointOn(along, to, at, foot + kick),
      pointOn(along, to, at, head),
      pointOn(along, from, at, head),
    ],
    setting.netting,
  )
}

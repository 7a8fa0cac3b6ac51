import { ink, type Ink } from '../../core/inks.ts'
import { fractalNoise } from '../../core/noise.ts'
import { fraction } from '../../core/numbers.ts'
import { hash } from '../../core/random.ts'
import type { Vec3 } from '../../core/vectors.ts'
import type { Material } from '../../tracer/material.ts'
import { floor } from './land.ts'
import { door, glassHalf, glazing, sideWindow } from './measures.ts'

/** Half the thickness of the bars between panes. */
const bar = 0.055

type Part = 'frame' | 'glass' | 'boards'

/** The front under the roof: boards, a glazed gable over a door and two windows. */
export function gableFront(isLit: boolean): Material {
  const glass = isLit ? roomBehind : reflectionIn
  const front: Material = {
    color: ([x, worldY]) => {
      const y = worldY - floor
      const part = partAt(x, y)
      if (part === 'frame') return ink('#f4ead2')
      return part === 'glass' ? glass(x, y) : boardAt(x)
    },
  }
  return isLit ? { ...front, emission: lamplightAt } : front
}

function lamplightAt([x, y]: Vec3): number {
  return partAt(x, y - floor) === 'glass' ? 0.3 : 0
}

function partAt(x: number, y: number): Part {
  const side = Math.abs(x)
  return (
    gablePart(side, y) ??
    doorPart(side, y) ??
    windowPart(Math.abs(side - sideWindow.at), y) ??
    'boards'
  )
}

/** The glass under the ridge; null outside it, as below. */
function gablePart(side: number, y: number): Part | null {
  const inner = glassHalf(y)
  const { low, high, transom, bar: upright } = glazing
  if (y <= low || y >= high || side >= inner) return null
  const isBar = side < bar || Math.abs(side - upright) < bar || Math.abs(y - transom) < bar
  return isBar || y < low + 0.07 || side > inner - 0.09 ? 'frame' : 'glass'
}

function doorPart(side: number, y: number): Part | null {
  if (y <= door.low || y >= door.high || side >= door.half) return null
  const isFrame = side < 0.05 || side > 0.9 || y < 0.28 || y > 2.36 || Math.abs(y - 1.1) < 0.03
  return isFrame ? 'frame' : 'glass'
}

function windowPart(fromMiddle: number, y: number): Part | null {
  if (y <= sideWindow.low || y >= sideWindow.high || fromMiddle >= sideWindow.half) return null
  const isEdge = fromMiddle > 0.44 || y < 0.93 || y > 2.22
  return isEdge || fromMiddle < 0.03 || Math.abs(y - 1.55) < 0.025 ? 'frame' : 'glass'
}

/** By day panes mirror hills, sky and slanting light. */
function reflectionIn(x: number, y: number) {
  const slant = fraction((x * 0.6 + y * 0.75) * 0.55)
  if (y < 2.45) return ink(slant < 0.16 ? '#7fa6ab' : y < 0.9 ? '#3c5b63' : '#33505c')
  if (y < 3.2 + 0.35 * fractalNoise(x * 0.8, 3, 2)) return ink('#6f9a92')
  const isGlint = slant < 0.14 || (slant > 0.2 && slant < 0.25)
  return ink(isGlint ? '#e8f1e2' : y > 4.6 ? '#8fc3cc' : '#a9d3d2')
}

/** In the evening the room shows: the loft with its rail and lamp, rafters, curtains below. */
function roomBehind(x: number, y: number): Ink {
  const side = Math.abs(x)
  if (y < 2.45) return curtainAt(side, y)
  const isRail = y > 3.35 && y < 3.43
  const isBaluster = y > 2.85 && y < 3.4 && fraction(x / 0.28) < 0.14
  if (isRail || isBaluster) return ink('#8c4d2a')
  if (Math.hypot(x + 0.62, (y - 3.75) * 1.4) < 0.16) return ink('#fff3cf')
  const isRafter = fraction((y + side * 1.9) / 1.15) < 0.12
  if (isRafter && y > 3.6) return ink('#d98235')
  return ink(y > 4.7 ? '#f2a44e' : y > 3.9 ? '#ffcf7d' : '#ffe2a1')
}

function curtainAt(side: number, y: number): Ink {
  const isCurtain = (side > 0.62 && side < 0.98) || Math.abs(side - 1.75) > 0.24
  if (side > 0.98 && !isCurtain) return ink(y < 1.1 ? '#8c4d2a' : '#ffe2a1')
  if (isCurtain) return ink(Math.sin(side * 60) > 0.2 ? '#f2a44e' : '#ffcf7d')
  if (y < 0.75) return ink('#b9673a')
  return ink(y > 1.9 ? '#ffcf7d' : '#ffe2a1')
}

function boardAt(x: number) {
  const board = x / 0.22
  if (fraction(board) < 0.09) return ink('#8a5a37')
  return ink(hash(Math.floor(board), 2) > 0.6 ? '#c08850' : '#cc955c')
}

import { describe, expect, it } from 'vitest'
import { lerp } from '../core/numbers.ts'
import * as coyoteLand from './coyote-cabin/land.ts'
import * as coyote from './coyote-cabin/measures.ts'
import * as willowLand from './desert-willow/land.ts'
import * as willow from './desert-willow/measures.ts'
import * as mockingbirdLand from './mockingbird-cabin/land.ts'
import * as mockingbird from './mockingbird-cabin/measures.ts'
import * as doveLand from './morning-dove/land.ts'
import * as dove from './morning-dove/measures.ts'
import * as laurelLand from './mountain-laurel/land.ts'
import * as laurel from './mountain-laurel/measures.ts'

type Floor = readonly [left: number, right: number, back: number, front: number]

const { walls, porch } = willow
const { gablePart, wing } = mockingbird

const sites = {
  'Desert Willow': {
    ...willowLand,
    floor: willow.floor,
    floors: [
      [walls.left, walls.right, walls.back, walls.front],
      [porch.left, porch.right, walls.front, porch.front],
    ],
  },
  'Coyote Cabin': {
    ...coyoteLand,
    floor: coyote.terrace.level,
    floors: [
      [coyote.walls.left, coyote.walls.right, coyote.walls.back, coyote.walls.front],
      [coyote.terrace.left, coyote.terrace.right, coyote.walls.front, coyote.terrace.front],
    ],
  },
  'Mountain Laurel': {
    ...laurelLand,
    floor: laurel.floor,
    floors: [[laurel.pens.left[0], laurel.pens.right[1], laurel.depth.back, laurel.porch.front]],
  },
  'Mockingbird Cabin': {
    ...mockingbirdLand,
    floor: mockingbird.floor,
    floors: [
      [gablePart.left, gablePart.right, gablePart.back, gablePart.front],
      [wing.left, wing.right, wing.back, mockingbird.porch.front],
    ],
  },
  'Morning Dove': {
    ...doveLand,
    floor: dove.floor,
    floors: [
      [dove.body.left, dove.body.right, dove.body.back, dove.body.front],
      [dove.porch.left, dove.porch.right, dove.body.front, dove.porch.front],
    ],
  },
} satisfies Record<string, { floor: number; floors: readonly Floor[] }>

describe.each(Object.entries(sites))('%s', (_, { floor, floors, land, isFree }) => {
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
  const places = floors.flatMap(([left = 0, right = 0, back = 0, front = 0]) =>
    shares.flatMap((across) =>
      shares.map((deep) => [lerp(left, right, across), lerp(back, front, deep)] as const),
    ),
  )

  it('has floors above the ground', () => {
    expect(places.filter(([x, z]) => land.heightAt(x, z) > floor - 0.1)).toEqual([])
  })

  it('has no plant that grows through a floor', () => {
    expect(places.filter(([x, z]) => isFree(x, z))).toEqual([])
  })

  it('leaves the ground before it to plants', () => {
    expect(isFree(6, 14)).toBe(true)
  })
})

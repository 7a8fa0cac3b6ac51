import { describe, expect, it } from 'vitest'
import { cameraFor } from '../render/camera.ts'
import type { RoomSetting } from '../rooms/room.ts'
import { pieceOf } from '../shapes/put.ts'
import { shots } from '../shots/index.ts'
import { Tracer } from '../tracer/tracer.ts'
import * as coyotePlan from './coyote-cabin/rooms/plan.ts'
import { addRooms as addCoyote } from './coyote-cabin/rooms/index.ts'
import * as willowPlan from './desert-willow/rooms/plan.ts'
import { addRooms as addWillow } from './desert-willow/rooms/index.ts'
import * as mockingbirdPlan from './mockingbird-cabin/rooms/plan.ts'
import { addRooms as addMockingbird } from './mockingbird-cabin/rooms/index.ts'
import * as dovePlan from './morning-dove/rooms/plan.ts'
import { addRooms as addDove } from './morning-dove/rooms/index.ts'
import * as laurelPlan from './mountain-laurel/rooms/plan.ts'
import { addRooms as addLaurel } from './mountain-laurel/rooms/index.ts'

const cabins = {
  'desert-willow': { plan: willowPlan, addRooms: addWillow },
  'coyote-cabin': { plan: coyotePlan, addRooms: addCoyote },
  'mockingbird-cabin': { plan: mockingbirdPlan, addRooms: addMockingbird },
  'morning-dove': { plan: dovePlan, addRooms: addDove },
  'mountain-laurel': { plan: laurelPlan, addRooms: addLaurel },
}

function isIn({ x, z }: RoomSetting, [px, , pz]: readonly number[], margin = 0): boolean {
  const isBetween = (value: number, [low, high]: readonly [number, number]) =>
    value > low - margin && value < high + margin
  return isBetween(px as number, x) && isBetween(pz as number, z)
}

describe.each(Object.entries(cabins))('the rooms of %s', (slug, { plan, addRooms }) => {
  const rooms: readonly RoomSetting[] = Object.values(plan)
  const mesh = pieceOf((piece) => addRooms(piece, true))
  const tracer = new Tracer(mesh)
  const seen = ['bedroom', 'second-bedroom', 'kitchen', 'bathroom', 'coffee', 'living']
    .map((name) => shots[`${slug}/${name}`])
    .filter((shot) => shot !== undefined)

  it('do not overlap', () => {
    for (const one of rooms) {
      const corners = one.x.flatMap((x) => one.z.map((z) => [x, 0, z]))
      const others = rooms.filter((other) => other !== one)
      expect(others.flatMap((other) => corners.filter((corner) => isIn(other, corner)))).toEqual([])
    }
  })

  it('hold all their furniture', () => {
    const { corners } = mesh
    const outside = corners.flatMap((x, index) => {
      const place = [x, 0, corners[index + 2] as number]
      const isPoint = index % 3 === 0
      return isPoint && !rooms.some((room) => isIn(room, place, 0.2)) ? [place] : []
    })
    expect(outside).toEqual([])
  })

  it('are seen from inside, with nothing right before the lens', () => {
    expect(seen.length).toBeGreaterThanOrEqual(5)
    for (const { camera: setting } of seen) {
      const { position } = setting
      expect(rooms.some((room) => isIn(room, position))).toBe(true)
      const camera = cameraFor(setting, 1.5)
      for (const right of [-0.9, -0.3, 0.3, 0.9]) {
        for (const up of [-0.9, 0, 0.9]) {
          const hit = tracer.hit(position, camera.rayThrough(right, up))
          expect(hit?.distance ?? Infinity).toBeGreaterThan(0.3)
        }
      }
    }
  })
})

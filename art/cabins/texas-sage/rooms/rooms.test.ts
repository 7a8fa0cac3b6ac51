import { describe, expect, it } from 'vitest'
import { cameraFor } from '../../../render/camera.ts'
import { pieceOf } from '../../../shapes/put.ts'
import { texasSageShots } from '../../../shots/texas-sage.ts'
import { Tracer } from '../../../tracer/tracer.ts'
import { insideHalf, isInside } from '../measures.ts'
import { addRooms, furnish } from './index.ts'

const rooms = pieceOf((mesh) => addRooms(mesh, false))
const tracer = new Tracer(rooms)

describe.each(['bedroom', 'kitchen', 'bathroom', 'coffee', 'living'])('%s', (name) => {
  const shot = texasSageShots[`texas-sage/${name}`]
  if (!shot) throw new Error(`no shot of the ${name}`)
  const { position } = shot.camera
  const camera = cameraFor(shot.camera, 1.5)

  it('is seen from inside the rooms', () => {
    expect(isInside(position)).toBe(true)
  })

  it('has nothing right before the lens', () => {
    for (const right of [-0.9, -0.3, 0.3, 0.9]) {
      for (const up of [-0.9, 0, 0.9]) {
        const hit = tracer.hit(position, camera.rayThrough(right, up))
        expect(hit?.distance ?? Infinity).toBeGreaterThan(0.3)
      }
    }
  })
})

it('furnishes the rooms the same way every time', () => {
  const [one, other] = [1, 2].map(() => pieceOf((mesh) => furnish(mesh, true)).corners)
  expect(other?.length).toBe(one?.length)
  expect(other?.every((value, index) => value === one?.[index])).toBe(true)
})

it('keeps all furniture between the slopes', () => {
  const { corners } = pieceOf((mesh) => furnish(mesh, false))
  const outside = corners.filter((x, index) => {
    const height = corners[index + 1] ?? 0
    return index % 3 === 0 && Math.abs(x) > insideHalf(height) + 0.06
  })
  expect(outside).toEqual([])
})

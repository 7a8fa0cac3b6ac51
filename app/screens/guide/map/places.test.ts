import { describe, expect, test } from 'vitest'
import { projection, river, road, sideOf } from './places.ts'

const place = { place: 'Austin', time: '45 min' }

describe('the map', () => {
  const { middle, toPoint } = projection([
    { bearing: 48, miles: 28 },
    { bearing: 211, miles: 46 },
  ])

  test('has north above and east to the right of the cabins', () => {
    const north = toPoint({ bearing: 0, miles: 10 })
    const east = toPoint({ bearing: 90, miles: 10 })
    expect(north.x).toBe(middle.x)
    expect(north.y).toBeLessThan(middle.y)
    expect(east.x).toBeGreaterThan(middle.x)
    expect(east.y).toBe(middle.y)
  })

  test('is filled by its places, with room for their names', () => {
    expect(toPoint({ bearing: 48, miles: 28 })).toEqual({ x: 81, y: 13 })
    expect(toPoint({ bearing: 211, miles: 46 })).toEqual({ x: 20, y: 85 })
  })

  test('shows what is farther farther out', () => {
    const [near, far] = [2, 20].map((miles) => toPoint({ bearing: 90, miles }).x)
    expect(far).toBeGreaterThan(near ?? Infinity)
  })

  test('may have one place alone', () => {
    expect(projection([{ bearing: 180, miles: 5 }]).middle).toEqual({ x: 50.5, y: 13 })
  })
})

test('names face away from the middle unless the document says otherwise', () => {
  expect(sideOf({ ...place, at: { bearing: 48, miles: 28 } })).toBe('right')
  expect(sideOf({ ...place, at: { bearing: 211, miles: 46 } })).toBe('left')
  expect(sideOf({ ...place, at: { bearing: 48, miles: 28 }, label: 'below' })).toBe('below')
})

test('roads begin at the cabins and end at the place; rivers pass every point', () => {
  expect(road({ x: 50, y: 50 }, { x: 80, y: 20 }, 0)).toMatch(/^M50 50 C.* 80 20$/)
  const course = river([
    { x: 0, y: 10 },
    { x: 40, y: 30 },
    { x: 90, y: 80 },
  ])
  expect(course).toMatch(/^M0 10 C.* 40 30 C.* 90 80$/)
})

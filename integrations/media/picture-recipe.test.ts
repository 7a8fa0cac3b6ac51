import { describe, expect, test } from 'vitest'
import { budgetOf, tallPixels, stemFor, widthsFor } from './picture-recipe.ts'

const bytes = new TextEncoder().encode('a picture')

describe('widths', () => {
  test('a large picture gets every width and nothing above the largest', () => {
    expect(widthsFor(6000)).toEqual([320, 480, 728, 800, 1200, 1600, 2000])
  })

  test('a picture is never enlarged: its own width is the last', () => {
    expect(widthsFor(1000)).toEqual([320, 480, 728, 800, 1000])
    expect(widthsFor(200)).toEqual([200])
  })

  test('a width hardly smaller than the picture is left out', () => {
    expect(widthsFor(840)).toEqual([320, 480, 728, 840])
  })
})

describe('stems', () => {
  test('the same content and cut give the same stem', () => {
    expect(stemFor('porch', bytes)).toBe(stemFor('porch', bytes))
    expect(stemFor('porch', bytes)).toMatch(/^porch-[0-9a-f]{8}$/)
  })

  test('another content or another cut gives another stem', () => {
    const stems = [
      stemFor('porch', bytes),
      stemFor('porch', bytes, 'tall'),
      stemFor('porch', bytes.slice(1)),
    ]
    expect(new Set(stems).size).toBe(3)
  })

  test('any file name becomes one that is safe in an address', () => {
    expect(stemFor('Ñandú & "friends"/../x', bytes)).toMatch(/^nandu-friends-x-[0-9a-f]{8}$/)
    expect(stemFor('絵', bytes)).toMatch(/^picture-[0-9a-f]{8}$/)
  })
})

test('a tall crop is three wide to four high, from the middle', () => {
  expect(tallPixels({ width: 1600, height: 1067 })).toEqual({
    left: 400,
    top: 0,
    width: 800,
    height: 1067,
  })
  expect(tallPixels({ width: 600, height: 1000 })).toMatchObject({ top: 100, height: 800 })
})

test('what fills the screen of a phone weighs 45 KB at most', () => {
  const budgets = [480, 800, 960].map((width) => budgetOf(width, { width: 960, height: 1280 }))
  expect(budgets).toEqual([16_000, 45_000, 45_000])
})

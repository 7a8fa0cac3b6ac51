// spec: 3/cabin
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shots, type Shot } from './shots.ts'
import { sampleSite } from '#tests/fixtures/property.ts'

const library = fileURLToPath(new URL('library/', import.meta.url))
const cabins = sampleSite.cabins.map(({ id, placeholders }) => [id, placeholders] as const)
const allShots: [string, Shot][] = Object.entries(shots)

test('every shot is cut from a picture of the library and stays 720 pixels wide', async () => {
  for (const [name, { file, crop }] of allShots) {
    const { width } = await sharp(library + file).metadata()
    expect(Math.round(width * (crop?.width ?? 1)), name).toBeGreaterThanOrEqual(720)
  }
})

test('every cut lies within its picture', () => {
  for (const [name, { crop }] of allShots) {
    expect(crop ? crop.left + crop.width : 1, name).toBeLessThanOrEqual(1)
    expect(crop ? crop.top + crop.height : 1, name).toBeLessThanOrEqual(1)
  }
})

test('every shot is described in one plain sentence', () => {
  for (const [name, { alt }] of allShots) expect(alt, name).toMatch(/^[A-Z][^.]{20,120}\.$/)
})

test('no cabin shows a picture twice', () => {
  for (const [name, album] of cabins) expect(new Set(album).size, name).toBe(album.length)
})

test('every cabin has 10 to 18 pictures and opens with one of its own', () => {
  for (const [, { length }] of cabins) expect(length >= 10 && length <= 18).toBe(true)
  expect(new Set(cabins.map(([, [lead]]) => lead)).size).toBe(cabins.length)
})

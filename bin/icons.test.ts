import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawSprite, spritePath } from './icons.ts'

test('the icons that content may name are what the recipe draws', async () => {
  expect(await readFile(spritePath, 'utf8')).toBe(await drawSprite())
})

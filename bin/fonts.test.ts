import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFont, cuts } from './fonts.ts'

test.each(cuts)('$target is what the recipe cuts from its source', async (cut) => {
  expect(await readFile(cut.target)).toEqual(await cutFont(cut))
})

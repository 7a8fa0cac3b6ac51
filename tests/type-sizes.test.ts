import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Sizes of their own, beside the nine of app/styles/theme.css. */
const ownSize = /\btext-\[\d[\d.]*(?:px|rem|em)\]/g

test('every text has one of the nine sizes of the theme, none below 12 px', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root })
  const found = files.flatMap((file) => {
    const sizes = readFileSync(root + file, 'utf8').match(ownSize) ?? []
    return sizes.map((size) => `${file}: ${size}`)
  })
  expect(found).toEqual([])
  const theme = readFileSync(`${root}app/styles/theme.css`, 'utf8')
  const named = Array.from(theme.matchAll(/--text-\w+: calc\((\d+)rem \/ 17\)/g), ([, px]) => px)
  expect(named.map(Number)).toEqual([12, 14, 16, 18, 22, 28, 40, 56, 84])
})

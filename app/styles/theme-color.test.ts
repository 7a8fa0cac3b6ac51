import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barColors, paletteNames } from '#contracts/palettes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test.each(paletteNames)(
  "the browser's own bar has the color of the paper in both schemes of %s",
  (name) => {
    const css = read(name === 'dusk' ? './tokens.css' : `./palettes/${name}.css`)
    const papers = Array.from(css.matchAll(/--paper: (#\w+)/g), ([, color]) => color)
    const { light, dark, app } = barColors[name]
    expect([light, dark]).toEqual(papers)
    expect(app).toBe(/--dusk: (#\w+)/.exec(css)?.[1])
  },
)

// node bin/fonts.ts, after the recipe or a font's version changed; the result is committed.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

interface Cut {
  /** Below `node_modules/@fontsource-variable`. */
  source: string
  /** Below the root of the repository. */
  target: string
  /** The weights that app/styles and the screens use. */
  weights: { min: number; max: number }
}

/** Fonts are most of what a first visit fetches before first paint, so only what is used is kept. */
export const cuts: readonly Cut[] = [
  {
    source: 'national-park/files/national-park-latin-wght-normal.woff2',
    target: 'app/fonts/national-park.woff2',
    weights: { min: 400, max: 800 },
  },
  {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    target: 'app/fonts/figtree.woff2',
    weights: { min: 400, max: 800 },
  },
]

/** Code points of western languages and typography; other letters use the system's fonts. */
const kept: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
]

export const keptText = kept
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('')

/** The bytes of a font with its weights and letters cut to what the site uses. */
export async function cutFont({ source, weights }: Cut): Promise<Buffer> {
  const font = await readFile(`node_modules/@fontsource-variable/${source}`)
  return subsetFont(font, keptText, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: weights },
  })
}

if (import.meta.main) {
  for (const cut of cuts) {
    const bytes = await cutFont(cut)
    await writeFile(cut.target, bytes)
    console.log(`${cut.target}: ${bytes.length.toLocaleString('en-US')} bytes`)
  }
}

// node bin/fonts.ts, after the recipe or a font's version changed; the result is committed.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

interface Cut {
  /** Below `node_modules/@fontsource-variable`. */
  source: string
  /** Below the root of the repository. */
  target: string
  /** The weights that app/styles and the screens use: a range, or one for all. */
  weights: { min: number; max: number } | number
  /** As `unicode-range` in app/styles/fonts.css. */
  letters: string
}

type Range = readonly [first: number, last: number]

/** English and typography, what every page needs. */
const english = textOf([
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2122, 0x2122],
])

/** The rest of the western languages; other letters use the system's fonts. */
const western = textOf([
  [0xa1, 0xa8],
  [0xaa, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xbc],
  [0xbe, 0xd6],
  [0xd8, 0xff],
  [0x20ac, 0x20ac],
])

/** Display text is all bold: one weight is half the bytes of two. */
const nationalPark = {
  source: 'national-park/files/national-park-latin-wght-normal.woff2',
  weights: 700,
}

const figtree = {
  source: 'figtree/files/figtree-latin-wght-normal.woff2',
  weights: { min: 400, max: 800 },
}

/** First visits fetch fonts beside the first picture, so only what is used is kept. */
export const cuts: readonly Cut[] = [
  { ...nationalPark, target: 'app/fonts/national-park.woff2', letters: english },
  { ...nationalPark, target: 'app/fonts/national-park-western.woff2', letters: western },
  { ...figtree, target: 'app/fonts/figtree.woff2', letters: english },
  { ...figtree, target: 'app/fonts/figtree-western.woff2', letters: western },
]

function textOf(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('')
}

/** The bytes of a font with its weights and letters cut to what the site uses. */
export async function cutFont({ source, weights, letters }: Cut): Promise<Buffer> {
  const font = await readFile(`node_modules/@fontsource-variable/${source}`)
  return subsetFont(font, letters, {
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

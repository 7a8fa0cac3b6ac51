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
  letters: string
}

// As `unicode-range` in app/styles/fonts.css.

/** English and typography, what every page needs. */
const english = textOf(
  'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+BD, U+D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2122',
)

/** The rest of the western languages; other letters use the system's fonts. */
const western = textOf('U+A1-A8, U+AA-AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-FF, U+20AC')

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

function textOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
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

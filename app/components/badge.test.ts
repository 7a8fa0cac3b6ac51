import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge, type BadgeTone } from './badge.tsx'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_scheme, scheme) => {
  test.each([
    ['neutral', 'grey'],
    ['danger', 'red'],
    ['ember', 'orange'],
    ['lamp', 'yellow'],
    ['oak', 'green'],
    ['bluebonnet', 'blue'],
    ['dusk', 'purple'],
  ] as const)('a badge in the tone %s is %s, as section 4 calls it', (tone, color) => {
    expect(colorOf(tone, scheme)).toBe(color)
  })
})

/** Whichever of a badge's background and text colors gives it its hue. */
function colorOf(tone: BadgeTone, scheme: string): string {
  const html = renderToStaticMarkup(Badge({ tone, children: 'Words' }))
  const tokens = [...html.matchAll(/[ "](?:bg|text)-(?!sm\b)([a-z][a-z\d-]*)/g)].map(
    ([, token = '']) => valueIn(scheme, token),
  )
  const [most = ''] = tokens.toSorted((one, other) => spreadOf(other) - spreadOf(one))
  return colorName(most)
}

function valueIn(scheme: string, token: string): string {
  const [, value] = new RegExp(`--${token}:\\s*(#[0-9a-f]{6})`).exec(scheme) ?? []
  if (value === undefined) throw new Error(`no color is called ${token}`)
  return value
}

/** Red, green and blue, 0 to 255. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
}

/** Saturation, 0 to 255. */
function spreadOf(hex: string): number {
  const channels = channelsOf(hex)
  return Math.max(...channels) - Math.min(...channels)
}

/** The color's common name by hue, or grey below a minimum saturation. */
function colorName(hex: string): string {
  const channels = channelsOf(hex)
  const [red = 0, green = 0, blue = 0] = channels
  const spread = spreadOf(hex)
  if (spread < 40) return 'grey'
  const sixths = [
    ((green - blue) / spread + 6) % 6,
    (blue - red) / spread + 2,
    (red - green) / spread + 4,
  ]
  const hue = 60 * (sixths[channels.indexOf(Math.max(...channels))] ?? 0)
  return hueNames.find(({ upTo }) => hue <= upTo)?.name ?? 'red'
}

const hueNames = [
  { upTo: 10, name: 'red' },
  { upTo: 30, name: 'orange' },
  { upTo: 70, name: 'yellow' },
  { upTo: 160, name: 'green' },
  { upTo: 250, name: 'blue' },
  { upTo: 340, name: 'purple' },
]

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { paletteNames } from '#contracts/palettes.ts'

/** The light and the dark block. */
function blocksOf(file: string): Map<string, string>[] {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  return css.split(/@media.*\(prefers-color-scheme: dark\)/).map(tokensOf)
}

const [light = new Map(), dark = new Map()] = blocksOf('./tokens.css')

/** A palette comes after the tokens, whichever the scheme. */
const schemes = paletteNames.flatMap((name) => {
  const [own = new Map(), ownDark = new Map()] =
    name === 'dusk' ? [] : blocksOf(`./palettes/${name}.css`)
  return [
    [name, 'light', new Map([...light, ...own])],
    [name, 'dark', new Map([...light, ...dark, ...own, ...ownDark])],
  ] as const
})

/** Text on its ground, as the screens use them. */
const textPairs = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['ink', 'oak-wash'],
  ['soft', 'paper'],
  ['soft', 'card'],
  ['soft', 'sunken'],
  ['soft', 'oak-wash'],
  ['ember-ink', 'paper'],
  ['ember-ink', 'card'],
  ['bluebonnet', 'paper'],
  ['oak', 'paper'],
  ['oak', 'oak-wash'],
  ['danger', 'paper'],
  ['danger', 'card'],
  ['on-ember', 'ember'],
  ['on-ember', 'ember-deep'],
  ['on-dusk', 'dusk'],
  ['on-dusk', 'dusk-2'],
  ['on-dusk', 'dusk-3'],
  ['on-dusk-soft', 'dusk'],
  ['on-dusk-soft', 'dusk-2'],
  ['lamp', 'dusk'],
  ['lamp', 'dusk-2'],
  ['on-lamp', 'lamp'],
  ['on-night', 'night'],
] as const

/** Words on a picture: the scrim lets some of it through, and the picture may be white. */
const scrimPairs = [
  ['on-scrim', 65],
  ['on-scrim', 80],
  ['lamp', 85],
] as const

/** What must be distinguishable from its background without being text: WCAG 1.4.11 asks for 3:1. */
const shapePairs = [
  ['star', 'paper'],
  ['star', 'card'],
  ['edge', 'card'],
  ['edge', 'paper'],
] as const

describe.each(schemes)('%s in the %s scheme', (_name, _scheme, tokens) => {
  test.each(textPairs)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(scrimPairs)('%s reads on a scrim of %i %% over any picture', (text, percent) => {
    const ground = mix(tokens.get('scrim') ?? '', '#ffffff', percent / 100)
    expect(ratio(tokens.get(text) ?? '', ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s stands out from %s at 3:1 or better', (shape, ground) => {
    expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

function tokensOf(block: string): Map<string, string> {
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, value]))
}

function contrast(tokens: Map<string, string>, a: string, b: string): number {
  return ratio(tokens.get(a) ?? '', tokens.get(b) ?? '')
}

function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `share` of the first color, from 0 to 1, laid over the second. */
function mix(over: string, under: string, share: number): string {
  const below = channelsOf(under)
  const mixed = channelsOf(over).map((value, at) => value * share + (below[at] ?? 0) * (1 - share))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, each from 0 to 255. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
}

import { describe, expect, test } from 'vitest'
import { singleLine } from './text.ts'

const name = singleLine(60, 'Please enter your name.')

describe('a name', () => {
  test.each([
    'Ana Guest',
    'José Muñoz-Ávila',
    "Siobhán O'Brien",
    '陳大文',
    '葛\u{e0100}城',
    '김하늘',
    'عبد الله بن محمد',
    'שרה כהן',
    'क्षितिज',
    'می\u200cخواهم',
    '🌵',
    '👩\u200d👩\u200d👧\u200d👦 Family',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Isla',
    '❤\ufe0f',
  ])('%s stays as it was typed', (typed) => {
    expect(name.parse(typed)).toBe(typed)
  })

  test.each([
    ['turned round', 'Ana\u202egnp.exe', 'Anagnp.exe'],
    ['isolated', '\u2066Ana\u2069', 'Ana'],
    ['with a space of no width', 'A\u200bna\ufeff', 'Ana'],
    ['with a soft hyphen', 'A\u00adna', 'Ana'],
    ['with words in tags', 'Ana\u{e0041}\u{e0042}', 'Ana'],
    ['with bytes in variation selectors', 'Ana\u{e0101}\u{e0102}', 'Ana'],
  ])('%s is kept without what nobody sees', (_, typed, kept) => {
    expect(name.parse(typed)).toBe(kept)
  })

  test.each(['\u200b', '\u3164', '\u2800\u2800', '\u200d', '\u202e \u00a0', ' '])(
    'of nothing that can be seen is no name',
    (typed) => {
      expect(name.safeParse(typed).success).toBe(false)
    },
  )
})

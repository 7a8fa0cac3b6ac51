import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('long files begin early, each between others, and none is left out', () => {
  expect(spread(['A', 'B'], ['1', '2', '3', '4', '5'], 2)).toEqual([
    'A',
    '1',
    '2',
    'B',
    '3',
    '4',
    '5',
  ])
})

test('more long files than others leave none out either', () => {
  expect(spread(['A', 'B', 'C'], ['1', '2', '3'], 2)).toEqual(['A', '1', '2', 'B', '3', 'C'])
})

test('without long files the order stays', () => {
  expect(spread([], ['1', '2'], 2)).toEqual(['1', '2'])
})

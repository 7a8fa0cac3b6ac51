// spec: 2/guest-reviews
import { expect, test } from 'vitest'
import { stayDatesLine } from './review-card.tsx'

test.each([
  ['', 'Stay dates not specified'],
  ['Dates not specified', 'Stay dates not specified'],
  ['March 3-6, 2025', 'Stayed: March 3-6, 2025'],
  ['March 2025', 'Stay dates: March 2025'],
  ['March 3, 2024', 'Stay dates: March 3, 2024'],
])('stay dates %j read as %j', (text, line) => {
  expect(stayDatesLine(text)).toBe(line)
})

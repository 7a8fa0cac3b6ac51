import { expect, test } from 'vitest'
import { csvLine, valueCell } from './csv.ts'

test('cells are quoted with their own quotes doubled, and lines end as in RFC 4180', () => {
  expect(csvLine(['plain', 'say "hi"', 'a, b', 'two\nlines', ''])).toBe(
    '"plain","say ""hi""","a, b","two\nlines",""\r\n',
  )
})

const mark = '\u200B'

test.each([
  '=HYPERLINK("https://evil.example")',
  '+1 (512) 555-0101',
  '+15125550101',
  '-2+3',
  '- the porch',
  '@SUM(A1)',
  '\t=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00A0=1+1',
  '\uFF1D1+1',
  '\u200E=1+1',
  '|calc',
  "'quoted",
  '#N/A',
  '007',
  '1e5',
  '2E-3',
  '5125550101',
  '12345678901234567890',
  '512-555-0101',
  '3-4',
  '3/4',
  '1 1/2',
  '1,000',
  '1.000,5',
  '(5)',
  '$5',
  '5 €',
  '50%',
  '5:30',
  '5 PM',
  '10am',
  '2025-06-14',
  '6/1 - 6/4',
  'May 5',
  '5. May 2025',
  'Mar-3',
  'June 1st',
  'Jan 3, 2026',
  'Fri, Jan 3',
  '2025-06-01T07:00Z',
  '１２',
  '٣',
  'TRUE',
  'false',
])('%j opens in a spreadsheet as the text it is', (cell) => {
  expect(csvLine([cell])).toBe(`"${mark}${cell.replaceAll('"', '""')}"\r\n`)
})

test.each(['Ana - and Ben', "O'Neil", 'True love', 'May', '2 cabins', 'Route 12', 'ana@a.example'])(
  '%j needs no mark',
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
  },
)

test('numbers, dates and times of ours stay values', () => {
  expect(csvLine([valueCell(5), valueCell('2025-06-14')])).toBe('"5","2025-06-14"\r\n')
})

test('a line break in a text never ends the row', () => {
  expect(csvLine(['one\r\ntwo\rthree'])).toBe('"one\ntwo\nthree"\r\n')
})

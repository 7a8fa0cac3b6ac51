import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted with their own quotes doubled, and lines end as in RFC 4180', () => {
  expect(csvLine(['plain', 'say "hi"', 'a, b', 'two\nlines', ''])).toBe(
    '"plain","say ""hi""","a, b","two\nlines",""\r\n',
  )
})

test.each([
  '=HYPERLINK("https://evil.example")',
  '+15125550101',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '\uFF1D1+1',
  '|calc',
])('%j is shown as text and never evaluated', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`)
})

test.each(['2025-06-14', 'Ana - and Ben', '1+1', "O'Neil", '5125550101'])(
  '%j stays unchanged',
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
  },
)

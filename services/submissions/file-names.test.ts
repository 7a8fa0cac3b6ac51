import { expect, test } from 'vitest'
import { shownFileName } from './receive-files.ts'

test.each([
  ['porch.jpg', 'porch.jpg'],
  ['Größe am Bach 🐟.PNG', 'Größe am Bach 🐟.PNG'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\IMG_1.jpg', 'IMG_1.jpg'],
  ['..', 'file'],
  ['/', 'file'],
  ['', 'file'],
  [undefined, 'file'],
  ['a\u0000b.jpg', 'ab.jpg'],
  ['a\r\nset-cookie: x.jpg', 'aset-cookie: x.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u200b\ufeff', 'file'],
  ['  a   b .jpg ', 'a b .jpg'],
  ['picture.jpg.exe', 'picture.jpg.exe'],
  ['\ud800.jpg', '.jpg'],
])('%j is shown as %j', (given, shown) => {
  expect(shownFileName(given)).toBe(shown)
})

test('a very long name is shortened and keeps its extension', () => {
  const shown = shownFileName(`${'x'.repeat(5000)}.jpeg`)
  expect(shown).toHaveLength(120)
  expect(shown.endsWith('x….jpeg')).toBe(true)
})

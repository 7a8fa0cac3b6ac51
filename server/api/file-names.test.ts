import { create, parse } from 'content-disposition'
import { expect, test } from 'vitest'
import { savedName } from './files.ts'

test.each([
  ['porch.jpeg', 'image/jpeg', 'porch.jpg'],
  ['a.exe', 'image/png', 'a.png'],
  ['a.jpg.html', 'image/jpeg', 'a.jpg.jpg'],
  ['"; x="', 'video/mp4', '"; x=".mp4'],
  ['Bäche', 'video/webm', 'Bäche.webm'],
  ['.jpg', 'image/jpeg', 'file.jpg'],
])('%s of type %s is saved as %s, and nothing in it escapes the header', (name, type, saved) => {
  expect(savedName(name, type)).toBe(saved)
  const { type: disposition, parameters } = parse(create(saved))
  expect(disposition).toBe('attachment')
  expect(parameters.filename).toBe(saved)
})

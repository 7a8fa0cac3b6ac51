import { expect, test } from 'vitest'
import { savedAs } from './saved-as.ts'

test.each([
  ['porch.jpeg', 'image/jpeg', `attachment; filename="porch.jpg"; filename*=UTF-8''porch.jpg`],
  ['a.exe', 'image/png', `attachment; filename="a.png"; filename*=UTF-8''a.png`],
  ['a.jpg.html', 'image/jpeg', `attachment; filename="a.jpg.jpg"; filename*=UTF-8''a.jpg.jpg`],
  [
    '"; x="',
    'video/mp4',
    `attachment; filename="__ x__.mp4"; filename*=UTF-8''%22%3B%20x%3D%22.mp4`,
  ],
  ['Bäche', 'video/webm', `attachment; filename="B_che.webm"; filename*=UTF-8''B%C3%A4che.webm`],
  ['.jpg', 'image/jpeg', `attachment; filename="file.jpg"; filename*=UTF-8''file.jpg`],
])('%s of type %s is saved by %s', (name, type, header) => {
  expect(savedAs(name, type)).toBe(header)
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fileNamed } from '#tests/fixtures/source-files.ts'

const root = new URL('../../', import.meta.url).pathname
const rooms =
  'app|bench|bin|content|contracts|deploy|docs|integrations|pictures|server|services|store|tests'
const path = new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g')

const documents = globSync('{*,docs/*,docs/decisions/*}.md', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(root + file, 'utf8'),
}))

/** GitHub's heading anchors. */
function anchorsIn(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

test.each(documents)('every link in $file leads to a document and heading that exist', (each) => {
  const links = Array.from(each.text.matchAll(/\]\((?!http)([^)\s]+)\)/g), ([, to = '']) => to)
  const broken = links.filter((link) => {
    const [to = '', anchor] = link.split('#')
    const file = to === '' ? root + each.file : join(root, dirname(each.file), to)
    return !existsSync(file) || (anchor && !anchorsIn(file).includes(anchor))
  })
  expect(broken).toEqual([])
})

/** CHANGELOG.md may name things since replaced. */
const current = documents.filter(({ file }) => !file.includes('CHANGELOG'))

test.each(current)('every file that $file names exists', ({ text }) => {
  const missing = Array.from(text.matchAll(path), ([, name = '']) => name).filter(
    (name) => !existsSync(fileNamed(name)),
  )
  expect(missing).toEqual([])
})

test('README.md is at most 150 lines', () => {
  const { text = '' } = documents.find(({ file }) => file === 'README.md') ?? {}
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(150)
})

test('docs/decisions/README.md lists every decision, of which there are at most 25', () => {
  const { text = '' } = documents.find(({ file }) => file === 'docs/decisions/README.md') ?? {}
  const names = globSync('*.md', { cwd: `${root}docs/decisions` }).filter(
    (name) => name !== 'README.md',
  )
  expect(names.filter((name) => !text.includes(`(${name})`))).toEqual([])
  expect(names.length).toBeLessThanOrEqual(25)
})

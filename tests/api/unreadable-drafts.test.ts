import { expect, test } from 'vitest'
import { editedSite as markedSite } from '#services/site-editing/edited-site.ts'
import { insertRevision } from '#store/site/revisions.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { editedSite } from '#tests/fixtures/edited-site.ts'

const open = databaseOpener()

const nested = (depth: number, [before, after]: [string, string]) =>
  before.repeat(depth) + '1' + after.repeat(depth)
const arrays: [string, string] = ['[', ']']
const objects: [string, string] = ['{"a":', '}']

test.each([
  ['arrays 5,000 levels deep', nested(5000, arrays)],
  ['objects 5,000 levels deep', nested(5000, objects)],
  ['objects 40 levels deep', nested(40, objects)],
  ['an array of 100,000 items', `[${'1,'.repeat(99_999)}1]`],
  [
    '40,000 fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [i, 1]))),
  ],
  ['a text of 200,000 characters', JSON.stringify('x'.repeat(200_000))],
  ['a name of 200,000 characters', JSON.stringify({ ['x'.repeat(200_000)]: 1 })],
])('%s are refused with a sentence before anything is stored', async (_, value) => {
  const { app, address, read } = await editedSite(await open())
  for (const payload of [`{"value":{"lead":${value}}}`, `{"value":{"new":${value}}}`]) {
    const answer = await app.inject({
      method: 'PUT',
      url: `${address('about')}/draft`,
      headers: { 'if-match': '"shipped"', 'content-type': 'application/json' },
      payload,
    })
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      expect.stringMatching(/^(This|One)/),
    ])
  }
  expect((await read('about')).draft).toBeNull()
})

test.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])(
  '%s is refused',
  async (value) => {
    const { app, address } = await editedSite(await open())
    const answer = await app.inject({
      method: 'PUT',
      url: `${address('about')}/draft`,
      headers: { 'if-match': '"shipped"', 'content-type': 'application/json' },
      payload: `{"value":{"lead":${value}}}`,
    })
    expect(answer.statusCode).toBe(400)
  },
)

test.each([
  ['arrays 5,000 levels deep', `{"lead":${nested(5000, arrays)}}`],
  ['no JSON', 'not JSON'],
  ['a list', '[]'],
  ['a number', '5'],
])(
  'a stored draft of %s stops no editor, is never published, and can be discarded',
  async (_, value) => {
    const db = await open()
    const { read, publish, discard, deps, save } = await editedSite(db)
    const createdAt = deps.clock.now()
    const { id } = await insertRevision(db, {
      document: 'about',
      value,
      author: 'owner',
      createdAt,
    })
    await save('book-now', { heading: 'Another draft' })
    expect(await markedSite(deps, true)).toMatchObject({ facts: {} })
    expect((await read('about')).mistakes).toEqual({ '': expect.stringContaining('discard it') })
    expect((await publish('about')).statusCode).toBe(422)
    expect((await discard('about', id)).statusCode).toBe(200)
    expect(await read('about')).toMatchObject({ draft: null, mistakes: {} })
  },
)

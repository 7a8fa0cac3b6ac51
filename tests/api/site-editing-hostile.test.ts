import { expect, test } from 'vitest'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { isAdminScreen, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'

const open = databaseOpener()
const attack = `"'><x-attack onload=go()></script></title></style>--><x-attack>`

const rules = 'policies/contest-rules'

/** Compared with texts of other documents. */
const referring: Readonly<Record<string, readonly string[]>> = {
  stay: ['amenities'],
  cabins: ['amenities'],
}

test('markup in every text of every document is text on every page', async () => {
  const site = await siteWithAddresses(await open())
  const { app, read, save, publish } = await editorOn(site.deps)
  const documents = (await app.inject('/api/admin/site')).json() as ListedDocument[]
  let attacked = 0
  for (const { document } of documents) {
    const { value } = await read(document)
    await save(document, hostile(document, value))
    const { mistakes, value: refused } = await read(document)
    const paths = Object.keys(mistakes).filter((path) => path !== '')
    const fixed = paths.reduce((whole, path) => restored(whole, value, path.split('.')), refused)
    attacked += JSON.stringify(fixed).split('x-attack').length - 1
    await save(document, document === rules ? { ...fixed, version: '2026-11-24' } : fixed)
    const answer = await publish(document)
    expect([document, answer.statusCode, answer.json().fields]).toEqual([document, 200, undefined])
  }
  expect(attacked).toBeGreaterThan(1000)

  const pages = site.screens.filter((path) => !isAdminScreen(path))
  const bodies = await Promise.all(
    [...pages, '/cabins/texas-sage'].map(async (path) => (await site.app.inject(path)).body),
  )
  expect(bodies.filter((body) => body.includes('x-attack')).length).toBeGreaterThan(20)
  expect(bodies.filter((body) => body.includes('<x-attack'))).toEqual([])
}, 120_000)

type Fields = Record<string, unknown>

function hostile(document: string, fields: Fields): Fields {
  const kept = referring[document.split('/', 1)[0] ?? ''] ?? []
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [
      name,
      kept.includes(name) ? each : attackedIn(each),
    ]),
  )
}

function attackedIn(value: unknown): unknown {
  if (typeof value === 'string') return `${value}${attack}`
  if (Array.isArray(value)) return value.map(attackedIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'feature' ? each : attackedIn(each),
    ]),
  )
}

/** The document with the value at a path as it was. */
function restored(whole: unknown, original: unknown, [name, ...rest]: string[]): Fields {
  if (name === undefined) return original as Fields
  if (Array.isArray(whole)) {
    return whole.map((each, at) =>
      String(at) === name ? restored(each, (original as unknown[])[at], rest) : each,
    ) as unknown as Fields
  }
  const fields = whole as Fields
  return { ...fields, [name]: restored(fields[name], (original as Fields)[name], rest) }
}

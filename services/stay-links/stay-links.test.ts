import { expect, test } from 'vitest'
import { stayTokenPattern } from '#contracts/stay-token.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { listStayLinks, makeStayLink, readStayLink, withdrawStayLink } from './stay-links.ts'

const open = databaseOpener()
const stay = { cabin: 'Texas Sage', checkIn: '2025-05-28', checkOut: '2025-05-31' }

async function setUp() {
  const deps = { ...testDependencies(await open()), by: 'owner' }
  const make = (given = stay) => makeStayLink(deps, given)
  const list = async (count = 20) => listStayLinks(deps, count)
  const read = (link: string) => readStayLink(deps, new URL(link).searchParams.get('stay') ?? '')
  return { deps, make, list, read }
}

test('a link leads to the review form, as text and as a QR code, until 60 days after departure', async () => {
  const { make, read } = await setUp()
  const made = await make()
  expect(made).toMatchObject({ ...stay, expiresOn: '2025-07-30', createdBy: 'owner' })
  const link = new URL(made.url)
  expect(`${link.origin}${link.pathname}`).toBe('https://cabins.example/review')
  expect(link.searchParams.get('stay')).toMatch(stayTokenPattern)
  expect(made.qr).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(await read(made.url)).toEqual({
    cabin: 'Texas Sage',
    slug: 'texas-sage',
    checkIn: '2025-05-28',
    stayDates: 'May 2025',
    review: 'open',
    entry: 'open',
  })
})

test('the list shows every link, newest first, and none of their tokens', async () => {
  const { deps, make, list } = await setUp()
  const made = [await make(), await make(), await make()]
  const { items, hasMore } = await list()
  expect(items.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())
  expect(hasMore).toBe(false)
  expect(await list(2)).toEqual({ items: items.slice(0, 2), hasMore: true })

  const rows = await deps.db.selectFrom('stayLinks').selectAll().execute()
  const told = JSON.stringify(items)
  for (const { url } of made) {
    const token = new URL(url).searchParams.get('stay') ?? ''
    expect(told).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
  for (const { tokenHash, signature } of rows) {
    expect(told).not.toContain(tokenHash)
    expect(told).not.toContain(signature)
  }
})

test('a withdrawn link is unknown, and cannot be withdrawn again', async () => {
  const { deps, make, list, read } = await setUp()
  const { id, url } = await make()
  await withdrawStayLink({ ...deps, id })
  expect((await list()).items).toEqual([])
  await expect(read(url)).rejects.toThrow('does not exist')
  await expect(withdrawStayLink({ ...deps, id })).rejects.toThrow('does not exist')
})

test.each([
  ['cabin', { cabin: 'Palace' }],
  ['cabin', { cabin: '' }],
  ['checkIn', { checkIn: '' }],
  ['checkOut', { checkOut: '2025-02-30' }],
  ['checkOut', { checkOut: '2025-05-28' }],
  ['checkOut', { checkOut: '2027-06-02' }],
  ['checkOut', { checkIn: '2025-03-01', checkOut: '2025-04-01' }],
])('an invalid %s is named, and no link is made', async (field, wrong) => {
  const { make, list } = await setUp()
  const fields = { [field]: expect.any(String) }
  await expect(make({ ...stay, ...wrong })).rejects.toMatchObject({ fields })
  expect((await list()).items).toEqual([])
})

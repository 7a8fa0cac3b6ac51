import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { editedSite } from '#tests/fixtures/edited-site.ts'
import { checkLinks } from './check-links.ts'

const open = databaseOpener()

test('links that lead nowhere are named with where they stand, each opened once', async () => {
  const { deps, save } = await editedSite(await open())
  const text = 'See https://gone.example/map, or [us](/no-such-page). Ask https://open.example/a.'
  await save('about', { lead: `${text} https://open.example/a`, title: 'https://refusing.example' })
  const opened: string[] = []
  const statusOf = (address: string) => {
    opened.push(address)
    if (address.includes('gone')) return null
    return address.includes('refusing') ? 403 : 200
  }
  const checked = await checkLinks(deps, 'about', {
    openPage: async (path) => (path === '/no-such-page' ? 404 : 200),
    open: async (address) => statusOf(address),
  })
  expect(checked).toEqual({
    checked: 4,
    broken: [
      { path: 'title', address: 'https://refusing.example', status: 403 },
      { path: 'lead', address: '/no-such-page', status: 404 },
      { path: 'lead', address: 'https://gone.example/map', status: null },
    ],
  })
  expect(opened).toHaveLength(3)
})

test('every link between pages of the property leads to a page', async () => {
  const { deps, site, app } = await editedSite(await open())
  const listed: { document: string }[] = (await app.inject('/api/admin/site')).json()
  const openPage = async (url: string) => (await site.inject(url)).statusCode
  for (const { document } of listed) {
    const answer = await checkLinks(deps, document, { openPage, open: async () => 200 })
    expect([document, answer.broken]).toEqual([document, []])
  }
})

import { describe, expect, test } from 'vitest'
import { mayOpen, roles } from '#contracts/permissions.ts'
import { addFirstTemplates } from '#services/reply-templates/reply-templates.ts'
import { isAdminScreen, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'

const open = databaseOpener()
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const templates = '/admin/reply-templates.data'

async function signedIn(role: (typeof roles)[number]) {
  const db = await open()
  await storePerson(db, role)
  await addFirstTemplates(db)
  const { app, screens } = await siteWithAddresses(db)
  const cookie = await cookieAs(app, role)
  const post = (url: string, fields: Record<string, string>, own = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { ...form, cookie, ...own },
    })
  return { app, db, cookie, post, screens: screens.filter(isAdminScreen) }
}

describe.each(roles)('to a signed-in %s', (role) => {
  test('a page that the role does not include shows and takes nothing, every other is shown', async () => {
    const { app, cookie, post, screens } = await signedIn(role)
    for (const path of screens) {
      const url = `${path}.data`
      const read = await app.inject({ url, headers: { cookie } })
      const written = await post(url, { intent: 'planted' })
      const isShown = read.statusCode === 200 && !read.body.includes('version')
      expect(mayOpen(role, path) || isShown || read.statusCode === 403, path).toBe(true)
      expect(written.statusCode, path).toBeGreaterThanOrEqual(400)
    }
    const refused = await post(templates, { intent: 'delete', id: 'free' })
    expect(refused.statusCode).toBe(role === 'moderator' ? 403 : 200)
  })
})

test('a form without a session, or from another site, changes nothing', async () => {
  const { db, post } = await signedIn('owner')
  const deletion = { intent: 'delete', id: 'free' }
  expect((await post(templates, deletion, { cookie: '' })).statusCode).toBe(401)
  const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await post(templates, deletion, from)).statusCode).toBe(403)
  expect(await namesIn(db)).toContain('Dates are free')
})

test('a form is checked, names what is wrong, and is done and written down once', async () => {
  const { app, db, cookie, post } = await signedIn('manager')
  const added = { intent: 'add', name: 'Pets', text: 'Yes, {name}.' }
  const wrong = await post(templates, { ...added, text: 'See {you}' })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('Only these can be in braces')
  expect((await post(templates, { ...added, extra: 'x' })).statusCode).toBe(422)
  expect((await post(templates, { ...added, intent: 'toString' })).statusCode).toBe(400)
  expect(await namesIn(db)).not.toContain('Pets')

  expect((await post(templates, added)).statusCode).toBe(200)
  expect(await namesIn(db)).toContain('Pets')
  const shown = await app.inject({ url: '/admin/reply-templates', headers: { cookie } })
  expect(shown.body).toContain('Yes, {name}.')
  expect(shown.headers['cache-control']).toBe('no-store')
  const lines = await db.selectFrom('activity').select(['who', 'area', 'action']).execute()
  expect(lines).toEqual([{ who: 'manager', area: 'reply-templates', action: 'Added a template' }])
})

test('a change based on an older version is refused', async () => {
  const { db, post } = await signedIn('owner')
  const change = { intent: 'change', id: 'free', version: '1', name: 'Free', text: 'Come!' }
  expect((await post(templates, change)).statusCode).toBe(200)
  const late = await post(templates, { ...change, name: 'Late' })
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('changed this template')
  expect(await namesIn(db)).not.toContain('Late')
})

async function namesIn(db: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const rows = await db.selectFrom('replyTemplates').select('name').execute()
  return rows.map(({ name }) => name)
}

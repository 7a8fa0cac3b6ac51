import { describe, expect, test } from 'vitest'
import { placeOfText, withoutMarks } from '#contracts/text-marks.ts'
import { isAdminScreen, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { heron } from '#tests/fixtures/own-cabins.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'

const open = databaseOpener()

async function siteWithEditors() {
  const db = await open()
  await storePerson(db, 'manager')
  await storePerson(db, 'moderator')
  const site = await siteWithAddresses(db)
  const cookies = {
    manager: await cookieAs(site.app, 'manager'),
    moderator: await cookieAs(site.app, 'moderator'),
  }
  const edited = (path: string, who: keyof typeof cookies = 'manager') =>
    site.app.inject({ url: `${path}?edit=1`, headers: { cookie: cookies[who] } })
  const previewed = (path: string) =>
    site.app.inject({ url: `${path}?edit=preview`, headers: { cookie: cookies.manager } })
  return { ...site, ...(await editorOn(site.deps)), site: site.app, edited, previewed }
}

/** Without what differs between any two answers. */
function comparable(html: string): string {
  return withoutMarks(html).replaceAll(
    /(%F3%A0%8[01]%[89AB][\dA-F])+| nonce="[^"]*"|"requestedAt":\d+|\?edit=1/g,
    '',
  )
}

/** What is seen of a page, a tag each. */
function shownIn(html: string): string[] {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<script.*?<\/script>/gs, '')
    .split(/(?=<)/)
}

describe('a page to be edited', () => {
  test('is the page that guests see, with marks that nothing shows, on every screen', async () => {
    const { site, screens, edited } = await siteWithEditors()
    const pages = [...screens.filter((path) => !isAdminScreen(path)), '/cabins/texas-sage']
    let marked = 0
    for (const path of pages) {
      const guests = await site.inject(path)
      const own = await edited(path)
      if (guests.statusCode !== 200) continue
      expect([path, own.statusCode]).toEqual([path, 200])
      expect([path, shownIn(comparable(own.body))]).toEqual([
        path,
        shownIn(comparable(guests.body)),
      ])
      expect([path, placeOfText(guests.body)]).toEqual([path, null])
      if (shownIn(own.body).some(placeOfText)) marked += 1
    }
    expect(marked).toBeGreaterThan(20)
  }, 120_000)

  test('says where its texts and pictures stand', async () => {
    const { edited } = await siteWithEditors()
    const texts = shownIn((await edited('/about')).body)
    const places = texts.map(placeOfText).filter((place) => place !== null)
    expect(places).toContainEqual({ document: 'about', path: 'lead' })
    expect(places.some(({ document }) => document.startsWith('albums/'))).toBe(true)
  })

  test('has everybody’s drafts, but for what has a mistake, and guests have none', async () => {
    const { edited, save, site } = await siteWithEditors()
    await save('about', { lead: 'Told from the porch.' })
    await save('contact', { lead: 'Ring us.', heading: 7 })
    expect(withoutMarks((await edited('/about')).body)).toContain('Told from the porch.')
    expect((await edited('/contact')).statusCode).toBe(200)
    expect((await site.inject('/about')).body).not.toContain('Told from the porch.')
  })

  test('is previewed as guests will see it: without marks, and in no frame', async () => {
    const { previewed, save, site } = await siteWithEditors()
    await save('about', { lead: 'Told from the porch.' })
    const { body, headers } = await previewed('/about')
    expect(body).toContain('Told from the porch.')
    expect(placeOfText(body)).toBeNull()
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
    expect((await site.inject('/about?edit=preview')).statusCode).toBe(303)
  })

  test('can be of a cabin that guests have never seen', async () => {
    const { edited, save, site, app } = await siteWithEditors()
    const { id } = (
      await app.inject({ method: 'POST', url: '/api/admin/cabins', payload: heron })
    ).json()
    await save(`cabins/${id}`, { description: 'By the creek.' })
    expect(withoutMarks((await edited(`/cabins/${id}`)).body)).toContain('By the creek.')
    expect((await site.inject(`/cabins/${id}`)).statusCode).toBe(404)
    await save(`cabins/${id}`, { description: 7 })
    expect((await edited('/cabins')).statusCode).toBe(200)
  })

  test('has what is planned, as its fields do, and a later draft instead', async () => {
    const { edited, save, publish } = await siteWithEditors()
    await save('about', { lead: 'Planned for summer.' })
    await publish('about', { publishAt: '2999-06-02T13:00:00.000Z' })
    expect(withoutMarks((await edited('/about')).body)).toContain('Planned for summer.')
    await save('about', { lead: 'Told from the porch.' })
    expect(withoutMarks((await edited('/about')).body)).toContain('Told from the porch.')
  })

  test('may be embedded by the site’s own editor, unlike any other page, and nothing keeps it', async () => {
    const { edited, site } = await siteWithEditors()
    const { headers } = await edited('/about')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
    const guests = await site.inject('/about')
    expect(guests.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(guests.headers).toMatchObject({ 'x-frame-options': 'DENY' })
  })

  test('is for who edits the site: guests sign in first, moderators see the public page', async () => {
    const { edited, save, site } = await siteWithEditors()
    await save('about', { lead: 'Told from the porch.' })
    const guests = await site.inject('/about?edit=1')
    expect(guests.statusCode).toBe(303)
    expect(guests.headers.location).toBe('/admin/login')
    const moderators = await edited('/about', 'moderator')
    expect(moderators.body).not.toContain('Told from the porch.')
    expect(placeOfText(moderators.body)).toBeNull()
    expect(moderators.headers).toMatchObject({ 'x-frame-options': 'DENY' })
    const data = await site.inject('/about.data?edit=1')
    expect(data.body).not.toContain('Told from the porch.')
  })
})

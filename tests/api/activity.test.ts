import { describe, expect, test } from 'vitest'
import { actions as words, areas } from '#app/screens/admin/activity/activity-words.ts'
import { actionOf, isNoted, quietCalls } from '#server/security/activity-log.ts'
import { openCalls } from '#server/security/admin-area.ts'
import { applyRetention } from '#services/guest-data/retention.ts'
import {
  activeNames,
  activityQuerySchema,
  insertActivity,
  listActivity,
} from '#services/activity/activity.ts'
import { siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies, testNow } from '#tests/fixtures/dependencies.ts'
import { storeInquiry } from '#tests/fixtures/inquiries.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'

const open = databaseOpener()

async function setUp() {
  const db = await open()
  for (const role of ['owner', 'moderator'] as const) await storePerson(db, role)
  const { app } = await siteWithAddresses(db)
  const cookies = { owner: await cookieAs(app, 'owner'), mod: await cookieAs(app, 'moderator') }
  const send = (
    who: keyof typeof cookies,
    method: 'GET' | 'PATCH',
    url: string,
    payload?: object,
  ) =>
    app.inject({
      method,
      url,
      headers: { cookie: cookies[who] },
      ...(payload && { payload }),
    })
  const list = async (query: object = {}) =>
    (await listActivity(testDependencies(db), activityQuerySchema.parse(query))).items
  return { db, app, send, list }
}

test('every route that changes something is in the log, or among those that are quiet', async () => {
  const { app } = await setUp()
  const routes = app.adminRoutes.filter(
    ({ method, url }) => !openCalls.includes(`${method} ${url}`),
  )
  const noted = routes.filter(({ method, url }) => isNoted(method, url))
  const actions = noted.map(({ method, url }) => actionOf(method, url))
  expect(actions.filter((action) => !Object.hasOwn(words, action))).toEqual([])
  const areaOf = (action: string) => action.split(/[ /]/)[1] ?? ''
  expect(actions.filter((action) => !Object.hasOwn(areas, areaOf(action)))).toEqual([])
  const all = routes.map(({ method, url }) => actionOf(method, url))
  expect(quietCalls.filter((call) => !all.includes(call))).toEqual([])
  const fromCommands = ['POST people']
  const gone = Object.keys(words).filter((action) => !all.includes(action))
  expect(gone).toEqual(fromCommands)
})

describe('the log', () => {
  test('says who did what to what and when, and nothing that anybody wrote', async () => {
    const { db, send, list } = await setUp()
    const review = await storeReview(db, {}, 'pending')
    const inquiry = await storeInquiry(db)
    await send('mod', 'PATCH', `/api/admin/reviews/${review.id}/approve`, { isApproved: true })
    await send('owner', 'PATCH', `/api/admin/inquiries/${inquiry}`, { notes: 'a zinnia note' })
    const lines = await list()
    expect(lines).toMatchObject([
      { who: 'owner', action: 'PATCH inquiries/:id', target: inquiry, detail: 'notes' },
      {
        who: 'moderator',
        action: 'PATCH reviews/:id/approve',
        target: review.id,
        detail: 'approved',
      },
    ])
    expect(JSON.stringify(lines)).not.toContain('zinnia')
  })

  test('has no line for what was refused, or only read', async () => {
    const { send, list } = await setUp()
    await send('owner', 'PATCH', '/api/admin/reviews/nobody/approve', { isApproved: true })
    await send('mod', 'PATCH', '/api/admin/prizes/1', { name: 'A night' })
    await send('mod', 'GET', '/api/admin/reviews')
    expect(await list()).toEqual([])
  })

  test('is filtered by person, area and days at the property', async () => {
    const { db, list } = await setUp()
    const line = { area: 'site', action: 'POST site/:document/publish', target: 'home', detail: '' }
    // 11 PM on May 31 at the property.
    const at = Temporal.Instant.from('2025-06-01T04:00:00Z')
    await insertActivity(db, { ...line, at, who: 'alex' })
    await insertActivity(db, { ...line, at: at.add({ hours: 2 }), who: 'sam', area: 'reviews' })
    const who = async (query: object) => (await list(query)).map((each) => each.who)
    expect(await who({})).toEqual(['sam', 'alex'])
    expect(await who({ who: 'alex' })).toEqual(['alex'])
    expect(await who({ area: 'reviews' })).toEqual(['sam'])
    expect(await who({ to: '2025-05-31' })).toEqual(['alex'])
    expect(await who({ from: '2025-06-01' })).toEqual(['sam'])
    expect(await who({ who: '', from: 'soon', count: '-1' }), 'nonsense').toEqual(['sam', 'alex'])
    expect(await activeNames(db)).toEqual(['alex', 'sam'])
  })

  test('is for owners', async () => {
    const { send } = await setUp()
    expect((await send('mod', 'GET', '/admin/activity.data')).statusCode).toBe(403)
    expect((await send('owner', 'GET', '/admin/activity.data?from=soon')).statusCode).toBe(200)
  })

  test('is kept for a year', async () => {
    const db = await open()
    const line = { area: 'site', action: 'POST site/:document/publish', target: '', detail: '' }
    const now = Temporal.Instant.from(testNow)
    await insertActivity(db, { ...line, who: 'old', at: now.subtract({ hours: 24 * 366 }) })
    await insertActivity(db, { ...line, who: 'new', at: now.subtract({ hours: 24 * 364 }) })
    const deps = { ...testDependencies(db), wait: async () => {} }
    expect(await applyRetention(deps)).toMatchObject({ activity: 1 })
    const left = await db.selectFrom('activity').select('who').execute()
    expect(left).toEqual([{ who: 'new' }])
  })
})

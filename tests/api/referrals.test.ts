// spec: 1/booking-partner
import { expect, test } from 'vitest'
import { countReferrals } from '#store/referrals/referrals.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { siteOn, type TestSite } from '#tests/fixtures/site.ts'

const referral = {
  cabin: 'texas-sage',
  checkIn: '2025-06-05',
  checkOut: '2025-06-08',
  place: 'cabin-page',
}

function post({ app }: TestSite, body: object, headers: Record<string, string> = {}, query = '') {
  return app.inject({
    method: 'POST',
    url: `/api/referrals${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
}

describeOnEachDatabase('a referral', (open) => {
  test('is stored when it is acknowledged, and it is all that is stored', async () => {
    const site = await siteOn(await open())
    const answer = await post(site, referral)
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 204, body: '' })
    const rows = await site.deps.db.selectFrom('referrals').selectAll().execute()
    expect(rows).toEqual([
      { ...referral, source: null, id: expect.any(String), createdAt: '2025-06-01T12:00:00.000Z' },
    ])
  })

  test.each([
    [422, 'an unknown cabin', { cabin: 'no-such-cabin' }, 'cabin'],
    [422, 'a past day', { checkIn: '2025-05-31' }, 'checkIn'],
    [422, 'half a stay', { checkOut: null }, 'checkOut'],
    [422, 'a stay of no night', { checkOut: '2025-06-05' }, 'checkOut'],
    [422, 'a stay too far ahead', { checkOut: '2028-01-01' }, 'checkOut'],
    [422, 'an unknown place', { place: 'moon' }, 'place'],
    [422, 'a day that does not exist', { checkIn: '2025-06-31' }, 'checkIn'],
    [400, 'a field too many', { guestName: 'Ana' }, 'guestName'],
    [400, 'a wrong type', { cabin: 7 }, 'cabin'],
  ])('is refused with %i for %s, and nothing is stored', async (status, _, wrong, field) => {
    const site = await siteOn(await open())
    const answer = await post(site, { ...referral, ...wrong })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      error: expect.any(String),
      fields: { [field]: expect.any(String) },
    })
    expect(await countReferrals(site.deps.db)).toBe(0)
  })

  test('leaves no trace of the guest in the database or the log', async () => {
    const site = await siteOn(await open(), { trustProxy: ['127.0.0.1'] })
    const canaries = {
      'user-agent': 'CanaryBrowser/1.0',
      'x-forwarded-for': '203.0.113.77',
      referer: 'https://canary-referrer.example/ana',
      cookie: 'canary-cookie=1',
      'accept-language': 'canary-language',
    }
    await post(site, referral, canaries, '?canary-query=ana@guests.example')
    await post(site, { ...referral, cabin: 'canary-cabin' }, canaries)
    await site.app.inject({ url: '/book/texas-sage?utm=canary-query', headers: canaries })
    await site.app.inject({ url: '/cabins?sort=canary-query', headers: canaries })
    await site.app.inject({ url: '/no-such-page?canary-query', headers: canaries })

    const rows = await site.deps.db.selectFrom('referrals').selectAll().execute()
    expect(rows).toHaveLength(2)
    const traces = [...site.logLines, JSON.stringify(rows)].join('\n')
    expect(traces).not.toMatch(/canary|203\.0\.113\.77|guests\.example/i)
  })
})

const open = databaseOpener()

test('a sender of too many learns when to come back, and others are not held up', async () => {
  const site = await siteOn(await open(), { trustProxy: ['127.0.0.1'] })
  const from = (address: string) => post(site, referral, { 'x-forwarded-for': address })
  for (let count = 0; count < 60; count += 1) await from('203.0.113.1')
  const refused = await from('203.0.113.1')

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ error: expect.any(String) })
  expect((await from('203.0.113.2')).statusCode).toBe(204)
  expect(await countReferrals(site.deps.db)).toBe(61)
})

test('a header cannot make one visitor look like many without a trusted proxy', async () => {
  const site = await siteOn(await open())
  const from = (address: string) => post(site, referral, { 'x-forwarded-for': address })
  for (let count = 0; count < 60; count += 1) await from(`203.0.113.${count}`)
  expect((await from('203.0.113.200')).statusCode).toBe(429)
})

test('the log is JSON lines that name each request', async () => {
  const site = await siteOn(await open())
  await post(site, referral)
  const [line = '{}'] = site.logLines.filter((text) => text.includes('/api/referrals'))
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    req: { method: 'POST', path: '/api/referrals' },
    status: 204,
    ms: expect.any(Number),
    msg: 'answered',
  })
})

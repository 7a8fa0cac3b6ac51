// spec: 4/moderation, 7/admin-reviews
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { adminReviewListSchema, adminReviewSchema } from '#contracts/reviews.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { signedInAs } from '#tests/fixtures/signed-in.ts'
import { describeOnEachDatabase, type Open } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { adminExportsApi } from './exports.ts'
import { adminReviewsApi } from './reviews.ts'
import { adminRowsApi } from './rows.ts'

const path = '/api/admin/reviews'
const nextLink = /^<([^>]+)>; rel="next"$/

async function setUp(open: Open) {
  const deps = testDependencies(await open())
  const app = await apiWith(async (instance) => {
    await instance.register(signedInAs('alex', adminReviewsApi(deps)))
    await instance.register(adminExportsApi(deps))
    await instance.register(adminRowsApi(deps))
  })
  return { deps, app }
}

describeOnEachDatabase('the moderation routes', (open) => {
  test('following the next links shows every review of the tab once, with search and limit', async () => {
    const { app, deps } = await setUp(open)
    for (let index = 0; index < 5; index += 1) await storeReview(deps.db, {}, 'pending')
    await storeReview(deps.db, { guestName: 'Bo' }, 'pending')
    await storeReview(deps.db, {}, 'approved')

    const ids: string[] = []
    let next: string | undefined = `${path}?status=pending&search=ana%20g&limit=2`
    while (next) {
      const answer: LightMyRequestResponse = await app.inject(next)
      const reviews = adminReviewListSchema.parse(answer.json())
      expect(reviews.length).toBeLessThanOrEqual(2)
      ids.push(...reviews.map(({ id }) => id))
      next = nextLink.exec(String(answer.headers.link))?.[1]
    }
    expect(new Set(ids).size).toBe(5)
    expect(ids).toHaveLength(5)
  })

  test('the tab defaults to Pending', async () => {
    const { app, deps } = await setUp(open)
    await storeReview(deps.db, {}, 'approved')
    const { id } = await storeReview(deps.db, {}, 'pending')
    const reviews = adminReviewListSchema.parse((await app.inject(path)).json())
    expect(reviews.map((review) => review.id)).toEqual([id])
  })

  test('the counts match the tabs', async () => {
    const { app, deps } = await setUp(open)
    await storeReview(deps.db, {}, 'pending')
    await storeReview(deps.db, {}, 'rejected')
    const answer = await app.inject(`${path}/counts`)
    expect(answer.json()).toEqual({ pending: 1, approved: 0, all: 2 })
  })

  test('a decision is undone, unless someone else has decided since', async () => {
    const { app, deps } = await setUp(open)
    const { id } = await storeReview(deps.db, {}, 'pending')
    const decide = (payload: object) =>
      app.inject({ method: 'PATCH', url: `${path}/${id}/approve`, payload })
    await decide({ isApproved: true, from: 'pending' })
    const undone = await decide({ isApproved: null, from: 'approved' })
    expect(undone.json()).toMatchObject({ status: 'pending', isApproved: false })

    await decide({ isApproved: true, from: 'pending' })
    await decide({ isApproved: false, from: 'approved' })
    expect((await decide({ isApproved: null, from: 'approved' })).statusCode).toBe(409)
    const one = adminReviewSchema.parse((await app.inject(`${path}/${id}`)).json())
    expect(one).toMatchObject({ id, status: 'rejected' })
    expect((await app.inject(`${path}/no-such-review`)).statusCode).toBe(404)
  })

  test('the export contains the reviews of the tab, with nothing a spreadsheet would run', async () => {
    const { app, deps } = await setUp(open)
    await storeReview(deps.db, { reviewTitle: '=1+1' }, 'pending')
    await storeReview(deps.db, { reviewTitle: 'Long nights' }, 'approved')
    const pending = await app.inject(`${path}/export.csv`)
    expect(pending.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(pending.body).toContain('"\u200B=1+1"')
    expect(pending.body).not.toContain('Long nights')
    const all = await app.inject(`${path}/export.csv?status=all`)
    expect(all.body.trimEnd().split('\r\n')).toHaveLength(3)
  })

  test('of two administrators the later learns who decided and when, and overrides nothing', async () => {
    const { app, deps } = await setUp(open)
    const { id } = await storeReview(deps.db, {}, 'pending')
    const decide = (payload: object) =>
      app.inject({ method: 'PATCH', url: `${path}/${id}/approve`, payload })
    expect((await decide({ isApproved: true, from: 'pending' })).statusCode).toBe(200)

    const late = await decide({ isApproved: false, from: 'pending' })
    expect(late.statusCode).toBe(409)
    // Noon in UTC is seven in the morning at the property.
    expect(late.json().error).toMatch(/^alex changed this review on June 1, 2025 at 7:00 AM CDT\./)
    const [review] = (await app.inject(`${path}?status=all`)).json()
    expect(review.status).toBe('approved')
    // The specified call does not say what was seen.
    expect((await decide({ isApproved: false })).statusCode).toBe(200)
  })

  test('a reply changed by another administrator is not overwritten unseen', async () => {
    const { app, deps } = await setUp(open)
    const { id } = await storeReview(deps.db)
    const reply = (payload: object) =>
      app.inject({ method: 'POST', url: `${path}/${id}/reply`, payload })
    expect((await reply({ reply: 'Thank you!', from: null })).statusCode).toBe(200)

    for (const from of [null, '', 'Thanks']) {
      const late = await reply({ reply: 'Come again.', from })
      expect(late.statusCode).toBe(409)
      expect(late.json().error).toMatch(
        /^alex changed this answer on June 1, 2025 at 7:00 AM CDT\./,
      )
    }
    const [review] = (await app.inject(`${path}?status=all`)).json()
    expect(review.ownerReply).toBe('Thank you!')
    for (const body of [
      { reply: 'Come again.', from: 'Thank you!' },
      { reply: '', from: 'Come again.' },
      { reply: 'Without a look.' },
    ]) {
      expect((await reply(body)).statusCode).toBe(200)
    }
  })

  test('approving, rejecting and replying each return the review as it is now', async () => {
    const { app, deps } = await setUp(open)
    const { id } = await storeReview(deps.db, {}, 'pending')
    const send = async (method: 'PATCH' | 'POST', action: string, payload: object) => {
      const answer = await app.inject({ method, url: `${path}/${id}/${action}`, payload })
      expect(answer.statusCode).toBe(200)
      return adminReviewSchema.parse(answer.json())
    }
    expect(await send('PATCH', 'approve', { isApproved: true })).toMatchObject({
      id,
      status: 'approved',
      isApproved: true,
    })
    expect(await send('POST', 'reply', { reply: '  Thank you!\r\nCome back. ' })).toMatchObject({
      ownerReply: 'Thank you!\nCome back.',
    })
    expect(await send('POST', 'reply', { reply: '' })).toMatchObject({ ownerReply: null })
    expect(await send('PATCH', 'approve', { isApproved: false })).toMatchObject({
      status: 'rejected',
      isApproved: false,
    })
  })

  test.each([
    '0198c1de-0000-7000-8000-000000000001',
    'none',
    '%00',
    '%ED%A0%80',
    "'%20or%201=1--",
    'x'.repeat(5000),
  ])('there is no review %s to approve or reply to', async (id) => {
    const { app } = await setUp(open)
    const calls = [
      { method: 'PATCH', url: `${path}/${id}/approve`, payload: { isApproved: true } },
      { method: 'POST', url: `${path}/${id}/reply`, payload: { reply: 'Thank you!' } },
    ] as const
    for (const call of calls) {
      const answer = await app.inject(call)
      expect([400, 404, 414]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ error: expect.any(String) })
    }
  })

  test.each([
    ['status=lost', 422, 'status'],
    ['limit=0', 422, 'limit'],
    ['limit=101', 422, 'limit'],
    [`search=${'x'.repeat(201)}`, 422, 'search'],
    ['cursor=made-up', 400, 'cursor'],
  ])('?%s returns %i and names the field', async (query, status, field) => {
    const { app } = await setUp(open)
    const answer = await app.inject(`${path}?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test.each(['%00', '%25', '%5C', '%27', '%F0%9F%8F%95', '%ED%A0%80', '(', '%22'])(
    'a search for %s succeeds',
    async (search) => {
      const { app, deps } = await setUp(open)
      await storeReview(deps.db, {}, 'pending')
      expect((await app.inject(`${path}?search=${search}`)).statusCode).toBe(200)
    },
  )
})

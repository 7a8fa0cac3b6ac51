import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { formPages } from '#contracts/addresses.ts'
import { errorSchema } from '#contracts/errors.ts'
import { beginSession } from '#services/sign-in/sessions.ts'
import { findAdminByUsername } from '#store/sign-in/admins.ts'
import { listNotifications } from '#store/outbox/outbox.ts'
import { siteWithAddresses, type AddressedSite } from '#tests/fixtures/addresses.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import {
  encoded,
  formsFor,
  fuzzedFor,
  hostileText,
  type Fuzzed,
} from '#tests/fixtures/hostile-requests.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { owner, storeOwner } from '#tests/fixtures/sign-in.ts'

const insides = /node:internal|node_modules|at \S+ \(|\.ts:\d+|\/build\/|SQLITE|violates|Error:/
const longMs = 60_000
const runs = 1000

describeOnEachDatabase('whatever is sent to any call', (open) => {
  test.each([
    ['by a stranger', false],
    ['by the administrator', true],
  ])(
    '%s, it is answered with 2xx or 4xx in the one error shape',
    async (_, isAdmin) => {
      const site = await siteWithAddresses(await open())
      await storeOwner(site.deps.db)
      const ids = await plant(site)
      const seen = new Set<number>()
      let session = isAdmin ? await newSession(site) : ''
      let visitor = 0

      await fc.assert(
        fc.asyncProperty(fuzzedFor(site.calls), async (fuzzed) => {
          visitor += 1
          const options = { visitor, session, ids }
          const answer = await site.app.inject(requestFor(fuzzed, options))
          seen.add(answer.statusCode)
          expectDecent(answer)
          if (isAdmin && /logout/.test(fuzzed.call.pattern)) session = await newSession(site)
        }),
        { numRuns: runs },
      )
      // It got past the first check, and into the database.
      expect([...seen]).toEqual(expect.arrayContaining(isAdmin ? [200, 201, 204, 422] : [201, 401]))
      expect(site.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
      await expectAllReadable(site)
    },
    longMs,
  )

  test.each(formPages)(
    'the form of %s that browsers send by themselves is answered with a page',
    async (page) => {
      const site = await siteWithAddresses(await open())
      const forms = formsFor(page)
      const cabin = fc.oneof(fc.constant('texas-sage'), hostileText.map(encoded))
      let visitor = 0
      await fc.assert(
        fc.asyncProperty(forms, cabin, async (payload, slug) => {
          visitor += 1
          const answer = await site.app.inject({
            method: 'POST',
            url: `${page}?cabin=${slug}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            remoteAddress: addressOf(visitor),
            payload,
          })
          expect([201, 400, 413, 422]).toContain(answer.statusCode)
          expect(answer.body).not.toMatch(insides)
        }),
        { numRuns: 60 },
      )
      expect(site.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
    },
    longMs,
  )
})

interface Options {
  visitor: number
  session: string
  ids: { review: string; notification: string }
}

function requestFor(fuzzed: Fuzzed, { visitor, session, ids }: Options): InjectOptions {
  const { method, pattern } = fuzzed.call
  const existing = pattern.includes('outbox') ? ids.notification : ids.review
  const path = pattern.replace(/\{\w+\}/, encoded(fuzzed.id ?? existing).slice(0, 6000))
  const pairs = fuzzed.query.map(([name, given]) => `${name}=${encoded(given).slice(0, 4000)}`)
  return {
    method,
    url: `${path}?${pairs.join('&')}`,
    headers: {
      ...(session && { cookie: session }),
      ...(method !== 'GET' && fuzzed.type && { 'content-type': fuzzed.type }),
    },
    // Each comes from another address, so that none is refused for coming too often.
    remoteAddress: addressOf(visitor),
    ...(method !== 'GET' && { payload: fuzzed.body }),
  }
}

function expectDecent(answer: LightMyRequestResponse): void {
  const { statusCode, body } = answer
  expect(statusCode).toBeGreaterThanOrEqual(200)
  expect(statusCode).toBeLessThan(500)
  if (statusCode < 300) return
  expect(statusCode).toBeGreaterThanOrEqual(400)
  // What a guest wrote may look like anything; an answer that refuses repeats none of it.
  expect(body).not.toMatch(insides)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(refusalIn(answer)).toMatchObject({ error: expect.any(String) })
}

/** A refused login says `success: false` beside the error, as section 7 of the specification wants. */
function refusalIn(answer: LightMyRequestResponse): unknown {
  const { success: _, ...refusal } = answer.json()
  return errorSchema.parse(refusal)
}

/** Whatever was stored can be listed, page by page. */
async function expectAllReadable(site: AddressedSite): Promise<void> {
  const { app, deps } = site
  const cookie = await newSession(site)
  for (const path of ['/api/admin/reviews?status=all&limit=7', '/api/admin/outbox?limit=7']) {
    let next: string | undefined = path
    while (next) {
      const answer: LightMyRequestResponse = await app.inject({ url: next, headers: { cookie } })
      expect(answer.statusCode).toBe(200)
      next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
    }
  }
  expect((await app.inject('/reviews')).statusCode).toBe(200)
  expect((await listNotifications(deps.db, { limit: 1 })).notifications).not.toEqual([])
}

/** Past the login, which refuses whoever comes as often as this test. */
async function newSession({ deps }: AddressedSite): Promise<string> {
  const admin = await findAdminByUsername(deps.db, owner.username)
  return `__Host-admin=${await beginSession(deps.db, admin?.id ?? '', deps.clock.now())}`
}

async function plant({ deps }: AddressedSite): Promise<Options['ids']> {
  const review = await storeReview(deps.db, {}, 'pending')
  await storeNotifications(deps.db, 1)
  const { notifications } = await listNotifications(deps.db, { limit: 1 })
  return { review: review.id, notification: notifications[0]?.id ?? '' }
}

function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
}

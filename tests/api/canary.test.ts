// spec: 6/contact-details
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createMailer } from '#integrations/mail/index.ts'
import { wait } from '#integrations/clock.ts'
import { jobLog } from '#server/logs/jobs.ts'
import { mailJob } from '#services/outbox/mail-job.ts'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import { startJobs } from '#services/jobs/start-jobs.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import {
  publicAddresses,
  siteWithAddresses,
  type AddressedSite,
} from '#tests/fixtures/addresses.ts'
import { logIn } from '#tests/fixtures/admin-api.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { owner, storeOwner } from '#tests/fixtures/sign-in.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

/** Private guest data; none of it may appear anywhere on the site. */
const canaries = {
  email: 'canary-mail-83f1@guests.example',
  phone: '+1 555 8301 7742',
  suggestion: 'canary suggestion 5c07',
  address: '203.0.113.77',
  agent: 'canary-agent/9.41',
  password: 'canary password 66a2',
  stranger: 'canary-stranger-17dd',
}

const privateFields = {
  guestEmail: canaries.email,
  guestPhone: canaries.phone,
  improvementSuggestion: canaries.suggestion,
}

/** Plain, in an address, and in JSON within HTML. */
const spellings = Object.values(canaries).flatMap((canary) => [
  canary,
  encodeURIComponent(canary),
  canary.replaceAll(' ', '+'),
])

const stops: (() => Promise<void>)[] = []

describeOnEachDatabase('what guests entrust to the owner alone', (open) => {
  // Hooks run in reverse: the worker stops before its database closes.
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  test('is in no public answer, whatever became of the review', async () => {
    const site = await siteWithAddresses(await open())
    await plantReviews(site)
    const ask = (url: string) => site.app.inject({ url, headers: { 'user-agent': canaries.agent } })
    for (const url of publicAddresses(site)) {
      const answer = await ask(url)
      const { body, headers } = answer
      expect({ url, found: canariesIn(body) }).toEqual({ url, found: [] })
      expect({ url, found: canariesIn(JSON.stringify(headers)) }).toEqual({ url, found: [] })
    }
  })

  test('is in no log line, whatever went right and wrong', async () => {
    const site = await siteWithAddresses(await open())
    await storeOwner(site.deps.db)
    await plantReviews(site)
    await sendThroughFailingService(site)
    await signInInVain(site)
    await askWithCanaries(site)
    await site.deps.db.schema.dropTable('outbox').execute()
    const failed = await submit(site)
    expect(failed.statusCode).toBe(500)
    expect(canariesIn(failed.body)).toEqual([])

    expect(site.logLines.length).toBeGreaterThan(10)
    expect(canariesIn(site.logLines.join(''))).toEqual([])
  })

  test('is not repeated in the answer that refuses it', async () => {
    const site = await siteWithAddresses(await open())
    const bodies = [
      newSubmission({ ...privateFields, cabin: 'No such cabin' }),
      { ...newSubmission(privateFields), overallRating: 'five' },
      { ...newSubmission(), guestEmail: canaries.suggestion },
    ]
    for (const payload of bodies) {
      const answer = await site.app.inject({ method: 'POST', url: '/api/reviews', payload })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(canariesIn(answer.body)).toEqual([])
    }
  })
})

function canariesIn(text: string): string[] {
  return spellings.filter((spelling) => text.includes(spelling))
}

function submit({ app }: AddressedSite, overrides: Partial<ReturnType<typeof newSubmission>> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { 'user-agent': canaries.agent },
    remoteAddress: canaries.address,
    payload: newSubmission({ ...privateFields, ...overrides }),
  })
}

/** One of each: approved, approved but private, rejected, pending. */
async function plantReviews(site: AddressedSite): Promise<void> {
  const plans = [
    { isApproved: true },
    { isApproved: true, allowPublic: false },
    { isApproved: false },
    { isApproved: null },
  ]
  for (const { isApproved, ...overrides } of plans) {
    const answer = await submit(site, overrides)
    expect(answer.statusCode).toBe(201)
    if (isApproved !== null) await setReviewApproval(site.deps, answer.json().id, isApproved)
  }
}

async function sendThroughFailingService({ app, deps }: AddressedSite): Promise<void> {
  const service = await startFormMail()
  onTestFinished(() => service.close())
  service.behave({ kind: 'garbage' })
  const mailer = createMailer({ kind: 'form-mail', url: service.url })
  if (!mailer) throw new Error('these settings send nothing')
  const recipients = { owner: 'owner@lone-oak.example', business: 'info@lone-oak.example' }
  const worker = startJobs(
    [mailJob({ ...deps, mailer, recipients })],
    { ...deps, random: () => 0 },
    { wait, report: jobLog(app.log), events: deps.outboxEvents },
  )
  stops.push(() => worker.stop())
  await service.requests.reach(4)
  await worker.stop()
}

async function signInInVain({ app }: AddressedSite): Promise<void> {
  for (let tries = 0; tries < 7; tries += 1) {
    const { stranger: username, password } = canaries
    const credentials = tries % 2 === 0 ? { username, password } : { ...owner, password }
    const answer = await logIn(app, credentials)
    expect([401, 429]).toContain(answer.statusCode)
  }
}

/** In queries, forms and bodies that are rejected. */
async function askWithCanaries({ app, screens, calls }: AddressedSite): Promise<void> {
  const from = { remoteAddress: canaries.address, headers: { 'user-agent': canaries.agent } }
  const query = new URLSearchParams({ ...privateFields, cursor: canaries.email }).toString()
  for (const url of [...screens, ...calls.map(({ pattern }) => pattern)]) {
    await app.inject({ ...from, url: `${url}?${query}` })
  }
  await app.inject({
    ...from,
    method: 'POST',
    url: '/review?cabin=texas-sage',
    headers: { ...from.headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      guestEmail: canaries.email,
      guestPhone: canaries.phone,
    }).toString(),
  })
  for (const payload of [`{"guestEmail":"${canaries.email}"`, JSON.stringify([canaries.email])]) {
    const headers = { ...from.headers, 'content-type': 'application/json' }
    await app.inject({ ...from, method: 'POST', url: '/api/reviews', headers, payload })
  }
}

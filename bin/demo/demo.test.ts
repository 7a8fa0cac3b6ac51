import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { propertyFolder, sampleSite, siteWith, without } from '#tests/fixtures/property.ts'
import type { Camera } from '#contracts/camera.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { limits } from '#contracts/limits.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { fixedClock } from '#integrations/clock.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { cabinFor, sampleReviews } from '#tests/fixtures/sample-data/sample-reviews.ts'
import { storeSampleData } from '#tests/fixtures/sample-data/sample-data.ts'
import { sampleBookings } from '#tests/fixtures/sample-data/sample-bookings.ts'
import { openControlRoom } from './control-room.ts'
import { openFakes } from './fakes.ts'

const samples = Object.values(sampleReviews).flat()

// It starts processes, which a busy machine is slow to do.
vi.setConfig({ testTimeout: 180_000 })

test('the demo can be looked at, signed in to and written to, and leaves nothing behind', async () => {
  const demo = await startDemo()

  const home = await textOf(demo.site)
  const shown = samples.filter(({ status, title }) => status === 'approved' && home.includes(title))
  expect(shown).toHaveLength(limits.featuredReviews)

  const signIn = { username: 'admin', password: demo.password }
  const cookie = (await post(`${demo.site}/api/admin/login`, signIn)).headers.get('set-cookie')
  const pending = await textOf(`${demo.site}/api/admin/reviews?status=pending`, cookie)
  expect(pending).toContain('Amazing offer for your website')

  const contest = await jsonOf<ActiveContest>(`${demo.site}/api/contests/active`)
  expect(contest.prizes).not.toEqual([])
  const entries = await jsonOf<PublicSubmission[]>(`${demo.site}/api/submissions/public`)
  expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['approved', 'winner']))
  const counts = await textOf(`${demo.site}/api/admin/submissions/counts`, cookie)
  expect(JSON.parse(counts)).toMatchObject({ pending: expect.any(Number), rejected: 1, winner: 2 })
  const inquiries = await textOf(`${demo.site}/api/admin/inquiries`, cookie)
  expect(inquiries).toContain('Ibrahim Sayed')

  const camera = () => jsonOf<Camera>(`${demo.site}/api/camera`)
  await expect.poll(camera).toMatchObject({ live: true })
  await post(`${demo.control}/`, new URLSearchParams({ service: 'camera', mood: 'fail' }))
  await post(`${demo.control}/`, new URLSearchParams({ restart: 'site' }))
  const checked = { live: false, checkedAt: expect.any(String) }
  await expect.poll(camera).toMatchObject(checked)

  await post(`${demo.control}/`, new URLSearchParams({ service: 'mail', mood: 'work' }))
  await post(`${demo.site}/api/reviews`, {
    guestName: 'Ana',
    guestEmail: 'ana@guests.example',
    cabin: 'Texas Sage',
    overallRating: 5,
    reviewText: '<script>alert(1)</script>',
  })
  const mail = () => textOf(demo.control)
  await expect.poll(mail).toContain('&lt;script&gt;alert(1)')
  expect(await mail()).not.toContain('<script')

  expect(await readdir(demo.folder)).not.toEqual([])
  demo.interrupt()
  expect(await demo.ended).toBe(0)
  expect(await readdir(demo.folder)).toEqual([])
  await expect(fetch(demo.site)).rejects.toThrow('fetch failed')
  await expect(fetch(demo.control)).rejects.toThrow('fetch failed')
})

test('every cabin has sample reviews, and every number of stars occurs', () => {
  expect(Object.keys(sampleReviews)).toEqual(sampleSite.cabins.map(({ name }) => name))
  expect(samples.length).toBeGreaterThanOrEqual(60)
  expect(new Set(samples.map(({ stars: [overall] }) => overall)).size).toBe(5)
  expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length)
})

test('what is said of a sample cabin goes to one of the property’s, in the same place', () => {
  const names = Object.keys(sampleReviews)
  expect(names.map((name) => cabinFor(sampleSite, name))).toEqual(names)
  const few = { ...sampleSite, cabins: sampleSite.cabins.slice(4) }
  const [first, second] = few.cabins.map(({ name }) => name)
  expect(names.map((name) => cabinFor(few, name))).toEqual([
    first,
    second,
    first,
    second,
    first,
    second,
  ])
})

test('a property without contest, groups and booking page has a demo as well', async () => {
  const site = await siteWith(without('contest', 'groups', 'bookNow'))
  const folder = await mkdtemp(join(tmpdir(), 'cabins-demo-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const clock = fixedClock('2026-11-21T12:00:00Z')
  await storeSampleData({ folder, clock, site })
  const fakes = await openFakes(site)
  onTestFinished(() => fakes.close())
  expect(fakes.services.map(({ seenAt }) => seenAt)).not.toContain('/book-now')
})

test('sample bookings of a cabin follow each other and leave days free', () => {
  for (const { slug } of sampleSite.cabins) {
    const bookings = sampleBookings(sampleSite, slug, fixedClock('2026-11-21T12:00:00Z'))
    for (const [index, { checkIn, checkOut }] of bookings.entries()) {
      expect(checkIn < checkOut).toBe(true)
      expect(checkIn >= (bookings[index - 1]?.checkOut ?? '')).toBe(true)
    }
  }
  const tonight = sampleSite.cabins.filter(({ slug }) =>
    sampleBookings(sampleSite, slug, fixedClock('2026-11-21T12:00:00Z')).some(
      ({ checkIn, checkOut }) => checkIn <= '2026-11-21' && '2026-11-21' <= checkOut,
    ),
  )
  expect(tonight.length).toBeGreaterThan(0)
  expect(tonight.length).toBeLessThan(sampleSite.cabins.length)
})

test('the control room commands each service, or all, and refuses what it does not know', async () => {
  const fakes = await openFakes(sampleSite)
  onTestFinished(() => fakes.close())
  const options = { origin: 'http://localhost:1', fakes, restart: async () => {} }
  const room = await openControlRoom({ ...options, port: 0 })
  onTestFinished(() => room.close())
  const order = (words: Record<string, string>) =>
    fetch(room.origin, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(words),
    })
  const now = () => Object.fromEntries(fakes.services.map(({ id, mood }) => [id, mood]))

  for (const { id } of fakes.services) {
    expect((await order({ service: id, mood: 'hang' })).status).toBe(303)
    expect(now()[id]).toBe('hang')
  }
  const page = await textOf(room.origin)
  expect(page.match(/aria-pressed="true">hang</g)).toHaveLength(fakes.services.length)
  await order({ service: 'all', mood: 'work' })
  expect(new Set(Object.values(now()))).toEqual(new Set(['work']))
  expect((await order({ service: 'moon', mood: 'work' })).status).toBe(422)
  expect((await order({ service: 'mail', mood: 'explode' })).status).toBe(422)
})

/** The demo as its command runs it, on a free port and in the test's own temporary folder. */
async function startDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-demo-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = environmentWith({
    PORT: String(await freePort()),
    TMPDIR: folder,
    CONTENT_DIR: propertyFolder,
  })
  const child = spawn(process.execPath, ['bin/demo/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  while (!printed.includes('Ctrl-C')) await once(child.stdout, 'data')
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? ''
  return {
    folder,
    site: found(/Site +(\S+)/),
    control: found(/Control room +(\S+)/),
    password: found(/password (\S+)/),
    interrupt: () => void child.kill('SIGINT'),
    ended,
  }
}

async function textOf(address: string, cookie: string | null = null): Promise<string> {
  const answer = await fetch(address, { headers: cookie ? { cookie } : {} })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function jsonOf<Answer>(address: string): Promise<Answer> {
  return JSON.parse(await textOf(address)) as Answer
}

async function post(address: string, body: object): Promise<Response> {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
  })
  expect(answer.status).toBeLessThan(400)
  return answer
}

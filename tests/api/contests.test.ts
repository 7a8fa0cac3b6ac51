// spec: 2/contest, 4/contest-status, 7/get-contests
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeContestStatus } from '#services/contests/contests.ts'
import { addPrize, deletePrize } from '#services/contests/prizes.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

async function bodyOf(app: FastifyInstance, address: string): Promise<string> {
  const answer = await app.inject(address)
  expect(answer.statusCode).toBe(200)
  return answer.body
}

describeOnEachDatabase('what pages show of contests', (open) => {
  test('a contest appears with its activation and goes with its closing, in the next answer', async () => {
    const { app, deps } = await siteOn(await open())
    const { id, title } = await storeContest(deps.db, { status: 'draft' })
    expect(await bodyOf(app, '/contest')).toContain('No Active Contest')

    await changeContestStatus(deps, String(id), 'active')
    const shown = await bodyOf(app, '/contest')
    expect(shown).toContain(title)
    expect(shown).toContain('June 30, 2025 at 11:59 PM CDT')
    expect(await bodyOf(app, '/contest.data')).toContain(title)

    await changeContestStatus(deps, String(id), 'closed')
    const after = await bodyOf(app, '/contest')
    expect(after).not.toContain(title)
    expect(after).toContain('No Active Contest')
  })

  test('a prize appears and goes with the next answer, in dollars', async () => {
    const { app, deps } = await siteOn(await open())
    const { id } = await storeContest(deps.db)
    const rules = `/contest/rules/${id}`
    const prize = { title: 'Honey', description: 'A jar.', valueCents: 1850, imageUrl: null }
    for (const page of ['/contest', rules]) expect(await bodyOf(app, page)).not.toContain('Honey')

    const added = await addPrize(deps, { contestId: id, ...prize })
    for (const page of ['/contest', rules]) {
      const body = await bodyOf(app, page)
      expect(body).toContain('Honey')
      expect(body).toContain('$18.50')
    }

    await deletePrize(deps, String(added.id))
    for (const page of ['/contest', rules]) expect(await bodyOf(app, page)).not.toContain('Honey')
  })

  test('of a draft and its prizes nothing is to be found', async () => {
    const { app, deps } = await siteOn(await open())
    const title = 'Not for everybody 4e19'
    const { id } = await storeContest(deps.db, { status: 'draft', title, description: title })
    await storePrize(deps.db, id, { title, description: title })
    const addresses = [
      '/',
      '/contest',
      '/contest.data',
      `/contest/rules/${id}`,
      `/contest/rules/${id}.data`,
      '/api/contests',
      '/api/contests/active',
      `/api/contests/${id}`,
      '/sitemap.xml',
    ]
    for (const url of addresses) {
      const isThere = (await app.inject(url)).body.includes(title)
      expect({ url, isThere }).toEqual({ url, isThere: false })
    }
    expect((await app.inject(`/contest/rules/${id}`)).statusCode).toBe(404)
  })
})

const open = databaseOpener()

test('a kept page begins, counts the days and ends with its contest, though nobody writes', async () => {
  const db = await open()
  const clock = movableClock()
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now().epochMilliseconds })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (hours: number) => {
    clock.pass({ hours })
    vi.setSystemTime(clock.now().epochMilliseconds)
  }
  const { app, logLines } = await siteOn(db, { dependencies: { clock } })
  const startDate = clock.now().add({ hours: 1 })
  const { title } = await storeContest(db, { startDate, endDate: startDate.add({ hours: 48 }) })
  /** The page, requested twice: rendered, then cached. */
  const page = async () => {
    const [first, second] = [await bodyOf(app, '/contest'), await bodyOf(app, '/contest')]
    expect(second).toBe(first)
    return first
  }

  expect(await page()).not.toContain(title)
  pass(1)
  expect(await page()).toMatch(/>2<\/span>.*>days left</)
  pass(24)
  expect(await page()).toMatch(/>1<\/span>.*>day left</)
  pass(24)
  expect(await page()).not.toContain(title)
  expect(logLines.filter((line) => line.includes('"msg":"rendered"'))).toHaveLength(4)
})

test('the entry is thanked for only where it leads to', async () => {
  const { app } = await siteOn(await open())
  const thanks = 'Your entry has been submitted and is pending review. Good luck!'
  expect(await bodyOf(app, '/contest?entered=1')).toContain(thanks)
  for (const address of ['/contest', '/contest?entered=0', '/contest?thanks=1']) {
    expect(await bodyOf(app, address)).not.toContain(thanks)
  }
})

test('when contests cannot be read, the page says so and is not kept', async () => {
  const db = await open()
  const { app } = await siteOn(db)
  const { title } = await storeContest(db)
  await db.schema.alterTable('contests').renameTo('elsewhere').execute()
  const failed = await app.inject('/contest')
  expect(failed.body).toContain('We could not look up the contest just now.')

  await db.schema.alterTable('elsewhere').renameTo('contests').execute()
  expect(await bodyOf(app, '/contest')).toContain(title)
})

test('a contest that is over keeps its rules, an unknown one has none', async () => {
  const { app, deps } = await siteOn(await open())
  await storeContest(deps.db)
  const { id } = await storeContest(deps.db, { status: 'archived', rules: 'Only by moonlight' })
  expect(await bodyOf(app, `/contest/rules/${id}`)).toContain('Only by moonlight')
  for (const unknown of ['4711', 'x', '0', '99999999999', 'active']) {
    const { statusCode } = await app.inject(`/contest/rules/${unknown}`)
    expect({ unknown, statusCode }).toEqual({ unknown, statusCode: 404 })
  }
})

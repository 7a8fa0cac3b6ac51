import { expect, test, vi } from 'vitest'
import { closeDatabase } from '#store/database.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { describeOnEachDatabase, databaseOpener } from '#tests/fixtures/databases.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { startServer } from '#tests/fixtures/processes/server.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

// One of these tests starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const metricsToken = 'a-token-of-the-operator'
const authorization = `Bearer ${metricsToken}`

/** Values by line: name with labels. */
function readLines(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

const requests = (method: string, route: string, status: number) =>
  `cabins_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

describeOnEachDatabase('metrics', (open) => {
  test('count requests by pattern and status, from memory and not, and name no visitor', async () => {
    const { listen, app } = await siteOn(await open(), { metricsToken })
    const site = `http://127.0.0.1:${await listen()}`
    const ask = async (path: string, init?: RequestInit) =>
      (await fetch(`${site}${path}`, init)).arrayBuffer()
    for (let time = 0; time < 3; time += 1) await ask('/reviews?name=Dolores')
    const { headers } = await fetch(`${site}/reviews`)
    await ask('/reviews', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    await ask('/cabins/coyote-cabin')
    await ask('/cabins/dolores-was-here')
    await ask('/dolores/secret')
    await ask('/api/reviews?cursor=dolores')
    await ask('/api/dolores')
    const body = JSON.stringify(newSubmission())
    const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    await ask('/api/reviews', post)

    const answer = await app.inject({ url: '/metrics', headers: { authorization } })
    const lines = readLines(answer.body)
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(lines.get(requests('GET', '/reviews', 200))).toBe(4)
    expect(lines.get(requests('GET', '/reviews', 304))).toBe(1)
    expect(lines.get(requests('GET', '/cabins/:cabinSlug', 200))).toBe(1)
    expect(lines.get(requests('GET', '/cabins/:cabinSlug', 404))).toBe(1)
    expect(lines.get(requests('GET', 'unknown page', 404))).toBe(1)
    expect(lines.get(requests('GET', '/api/reviews', 400))).toBe(1)
    expect(lines.get(requests('GET', 'unknown', 404))).toBe(1)
    expect(lines.get(requests('POST', '/api/reviews', 201))).toBe(1)
    // What pages read in process is no request.
    expect(lines.get(requests('GET', '/api/reviews', 200))).toBeUndefined()
    expect(lines.get('cabins_page_memory_pages')).toBeGreaterThanOrEqual(3)
    expect(lines.get('cabins_page_memory_bytes')).toBeGreaterThan(10_000)
    expect(answer.body).not.toMatch(/dolores|guests\.example|127\.0\.0\.1/i)
  })

  test('show the outbox, the disk and the database', async () => {
    const db = await open()
    const { app } = await siteOn(db, { metricsToken })
    const createdAt = Temporal.Instant.from(testNow).subtract({ hours: 3 })
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    const held = { until: createdAt.add({ hours: 24 }), reason: 'held back' }
    await insertNotifications(db, [
      { ...mail, subject: 'due', createdAt },
      { ...mail, subject: 'held', createdAt: createdAt.subtract({ hours: 5 }), held },
    ])
    const { body } = await app.inject({ url: '/metrics', headers: { authorization } })
    const lines = readLines(body)
    expect(lines.get('cabins_outbox_mails{status="waiting"}')).toBe(2)
    expect(lines.get('cabins_outbox_oldest_seconds')).toBe(3 * 60 * 60)
    expect(lines.get('cabins_database_up')).toBe(1)
    expect(lines.get('cabins_disk_free_bytes')).toBe(40e9)
    expect(lines.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(lines.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(body).not.toContain('cabins_backup_age_seconds')
  })

  test('are shown while the database is away, and say so', async () => {
    const db = await open()
    const { app } = await siteOn(db, { metricsToken })
    await closeDatabase(db)
    const { body, statusCode } = await app.inject({ url: '/metrics', headers: { authorization } })
    const lines = readLines(body)
    expect(statusCode).toBe(200)
    expect(lines.get('cabins_database_up')).toBe(0)
    expect(lines.has('cabins_outbox_oldest_seconds')).toBe(false)
  })
})

const open = databaseOpener()

test.each([undefined, 'Bearer', 'Bearer a-token-of-somebody-else', metricsToken])(
  'metrics are refused to who sends %s as authorization',
  async (sent) => {
    const { app } = await siteOn(await open(), { metricsToken })
    const headers = sent === undefined ? {} : { authorization: sent }
    const answer = await app.inject({ url: '/metrics', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('cabins_')
  },
)

test('without a setting there are no metrics', async () => {
  const { app } = await siteOn(await open())
  const answer = await app.inject({ url: '/metrics', headers: { authorization } })
  expect(answer.statusCode).toBe(404)
})

test('METRICS_PORT shows them to this machine, and not on the port of the site', async () => {
  const metricsPort = await freePort()
  const { path: DATA_DIR } = await newTemporaryFolder('cabins-metrics-')
  const other = await newTemporaryFolder('cabins-metrics-')
  const server = await startServer({ DATA_DIR, METRICS_PORT: String(metricsPort) })
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(readLines(await metrics.text()).get('cabins_database_up')).toBe(1)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(404)

  // The next version starts while this one still has the port.
  const next = await startServer({ DATA_DIR: other.path, METRICS_PORT: String(metricsPort) })
  await next.logged('the port of the metrics cannot be used yet')
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status)
    .toBe(200)
})

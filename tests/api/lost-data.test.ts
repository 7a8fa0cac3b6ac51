import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { startServer } from '#tests/fixtures/processes/server.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

// These tests start a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function serve() {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-lost-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const mail = await startFormMail()
  onTestFinished(() => mail.close())
  const server = await startServer({
    DATA_DIR: folder,
    FORM_MAIL_URL: mail.url,
    OWNER_EMAIL: 'owner@lone-oak.example',
  })
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`
  const statusOf = async (path: string) => (await fetch(at(path))).status
  const send = () =>
    fetch(at('/api/reviews'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newSubmission()),
    })
  return { folder, mail, server, statusOf, send }
}

test('once the data folder is gone nothing is acknowledged, and the owner gets a mail', async () => {
  const { folder, mail, server, statusOf, send } = await serve()
  expect((await send()).status).toBe(201)
  expect(await statusOf('/')).toBe(200)
  await rm(folder, { recursive: true })
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await server.logged('nothing can be saved')
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(503)
  await expect
    .poll(() => mail.received.items.flatMap(({ fields }) => fields), { timeout: 10_000 })
    .toContainEqual(['_subject', 'Your site cannot save anything'])
  expect(await statusOf('/')).toBe(200)
})

test('while another program locks the database, pages go on and writes are refused', async () => {
  const { folder, statusOf, send } = await serve()
  // From the second visit on it is in memory.
  for (let visit = 0; visit < 3; visit += 1) expect(await statusOf('/')).toBe(200)
  const other = new SQLite(join(folder, 'cabins.sqlite'))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const sending = Promise.all(Array.from({ length: 5 }, send))
  expect(await Promise.race([statusOf('/'), sending])).toBe(200)
  for (const refused of await sending) {
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('10')
  }
  expect(await statusOf('/reviews')).toBe(200)
  other.exec('rollback')
  await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(201)
})

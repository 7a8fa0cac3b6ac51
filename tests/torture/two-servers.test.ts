import { expect, onTestFinished, test, vi } from 'vitest'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { startServer } from '#tests/fixtures/processes/server.ts'
import { databaseKinds, newPlace } from './databases.ts'
import { Door } from './door.ts'
import { examine } from './findings.ts'
import { sendReviews } from './guests.ts'
import { Ledger } from './ledger.ts'
import { untilOutboxIsEmpty } from './outbox.ts'

// These tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const guestsOfEach = 8
const reviewsOfEach = 60

test.each(databaseKinds)(
  'two servers that send at once send no notification twice, on %s',
  async (kind) => {
    const place = await newPlace(kind)
    onTestFinished(() => place[Symbol.asyncDispose]())
    const formMail = await startFormMail()
    onTestFinished(() => formMail.close())
    const servers = await Promise.all([1, 2].map(() => startServer(variables(place, formMail.url))))
    onTestFinished(() => stopAll(servers))

    const ledger = new Ledger()
    await Promise.all(servers.map((server) => visit(server.port, ledger)))
    const db = await openDatabase(place.location)
    onTestFinished(() => closeDatabase(db))
    await untilOutboxIsEmpty(db, 60_000)
    await Promise.all(servers.map((server) => server.logged('"job":"mail-to-')))

    const findings = await examine(db, ledger, formMail.received.items)
    expect(findings.faults).toEqual([])
    expect(findings.acknowledged).toBeGreaterThanOrEqual(reviewsOfEach)
    expect(findings.deliveredAgain).toBe(0)
  },
)

/** Guests of one server, until together they have sent this many reviews. */
async function visit(port: number, ledger: Ledger): Promise<void> {
  const door = new Door()
  door.open(`http://127.0.0.1:${port}`)
  const enough = ledger.acknowledged.size + reviewsOfEach
  const hasClosed = () => ledger.acknowledged.size >= enough
  const guest = () => sendReviews({ door, ledger, random: Math.random, hasClosed })
  await Promise.all(Array.from({ length: guestsOfEach }, guest))
}

function variables(
  { location, folder }: Awaited<ReturnType<typeof newPlace>>,
  formMailUrl: string,
): Record<string, string> {
  return {
    DATA_DIR: folder,
    DATABASE_URL: location.url ?? '',
    FORM_MAIL_URL: formMailUrl,
    OWNER_EMAIL: 'owner@lone-oak.example',
    BUSINESS_EMAIL: 'hello@lone-oak.example',
    ADMIN_PASSWORD: 'not one that anybody uses',
    TRUST_PROXY: '127.0.0.1',
  }
}

async function stopAll(servers: readonly Awaited<ReturnType<typeof startServer>>[]): Promise<void> {
  for (const server of servers) server.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
}

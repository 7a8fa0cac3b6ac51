import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, closeDatabase } from '#store/database.ts'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { failToStart, startServer, type ServerProcess } from '#tests/fixtures/processes/server.ts'
import { openConnection, readResponse } from '#tests/fixtures/raw-http.ts'

// These tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('stopping', () => {
  test('a request under way is answered after SIGTERM, then the process ends well', async () => {
    const server = await startServer({ DATA_DIR: await temporaryFolder() })
    const body = JSON.stringify({ cabin: null, checkIn: null, checkOut: null, place: 'header' })
    const slow = await openConnection(server.port)
    const headers = ['host: a', 'content-type: application/json', `content-length: ${body.length}`]
    slow.write(`POST /api/referrals HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body.slice(0, 9)}`)
    // The response to a later request proves that the server has read the first one's head.
    await fetch(`http://127.0.0.1:${server.port}/healthz`)

    server.kill('SIGTERM')
    await server.logged('stopping')
    slow.write(body.slice(9))

    expect((await readResponse(slow)).status).toBe(204)
    expect(await server.ended).toBe(0)
  })

  test('idle connections do not hold the process up', async () => {
    const server = await startServer({ DATA_DIR: await temporaryFolder() })
    const idle = await openConnection(server.port)
    onTestFinished(() => void idle.destroy())
    server.kill('SIGINT')
    expect(await server.ended).toBe(0)
  })
})

test('the built server shows the page for unknown addresses where a path cannot be decoded', async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() })
  const paths = ['/%E0%A4%A', '/%ff?q=%ff', '/cabins/%', '/about/%.data', '/assets/%ff', '/%ff/']
  for (const path of paths) {
    const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`)
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      404,
      expect.stringContaining('text/html'),
    ])
  }
  const { status } = await fetch(`http://127.0.0.1:${server.port}/api/cabins/%ff`)
  expect(status).toBe(400)
})

describeOnEachDatabase('kill -9 under load', (_open, kind) => {
  const locate = databaseLocator(kind)
  const kills = 2
  const acknowledgedBeforeKill = 40
  const clients = 8

  test('loses no referral that was acknowledged', async () => {
    const { url = '', file } = await locate({ isMigrated: true })
    const folder = kind === 'SQLite' ? join(file, '..') : await temporaryFolder()
    const referrals = newReferrals()

    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServer({
        DATA_DIR: folder,
        DATABASE_URL: url,
        TRUST_PROXY: '127.0.0.1',
      })
      const target = referrals.acknowledged.size + acknowledgedBeforeKill
      const sending = Array.from({ length: clients }, () => sendUntilKilled(server, referrals))
      while (referrals.acknowledged.size < target) await referrals.next()
      server.kill('SIGKILL')
      await Promise.all([...sending, server.ended])
    }

    const db = await openDatabase({ url, file: join(folder, 'cabins.sqlite') })
    onTestFinished(() => closeDatabase(db))
    const rows = await db.selectFrom('referrals').select(['checkIn', 'checkOut']).execute()
    const stored = new Set(rows.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`))
    expect(referrals.acknowledged.size).toBeGreaterThanOrEqual(kills * acknowledgedBeforeKill)
    expect([...referrals.acknowledged].filter((stay) => !stored.has(stay))).toEqual([])
  })
})

/** Distinct referrals, and those the server has acknowledged. */
function newReferrals() {
  const acknowledged = new Set<string>()
  let arrived = Promise.withResolvers<undefined>()
  let count = 0
  return {
    acknowledged,
    /** Resolves at the next acknowledgement. */
    next: () => arrived.promise,
    acknowledge(stay: string) {
      acknowledged.add(stay)
      arrived.resolve(undefined)
      arrived = Promise.withResolvers()
    },
    newStay() {
      count += 1
      const checkIn = Temporal.Now.plainDateISO('UTC').add({ days: 1 + (count % 300) })
      const checkOut = checkIn.add({ days: 1 + Math.floor(count / 300) })
      return { checkIn: checkIn.toString(), checkOut: checkOut.toString(), number: count }
    },
  }
}

async function sendUntilKilled(
  server: ServerProcess,
  referrals: ReturnType<typeof newReferrals>,
): Promise<void> {
  for (;;) {
    const { checkIn, checkOut, number } = referrals.newStay()
    try {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/referrals`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // From different addresses, so that none is rate limited.
          'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
        },
        body: JSON.stringify({ cabin: 'texas-sage', checkIn, checkOut, place: 'other' }),
      })
      if (answer.status === 204) referrals.acknowledge(`${checkIn} ${checkOut}`)
    } catch {
      return
    }
  }
}

describe('a mistake stops the start with one clear message', () => {
  test('in the settings, all of them together', async () => {
    const { code, stdout, stderr } = await failToStart({ PORT: 'zero', LOG_LEVEL: 'loud' })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.trimEnd().split('\n')).toEqual([
      'Some settings need attention:',
      expect.stringMatching(/^ {2}PORT: /),
      expect.stringMatching(/^ {2}LOG_LEVEL: /),
    ])
  })

  test('in the address of the database, without its password', async () => {
    const { code, stderr } = await failToStart({
      DATABASE_URL: 'postgres://cabins:hunter2@127.0.0.1:1/cabins',
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The database at DATABASE_URL cannot be opened\. \(.+\)\n$/)
    expect(stderr).not.toContain('hunter2')
  })

  test('in the folder of the data', async () => {
    const { code, stderr } = await failToStart({ DATA_DIR: import.meta.filename })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The folder .+ \(DATA_DIR\) cannot be made\. \(.+\)\n$/)
  })

  test('in the port, when another program has it; its database is left alone', async () => {
    const taken = createServer()
    const { promise, resolve } = Promise.withResolvers<number>()
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port))
    onTestFinished(() => void taken.close())
    const folder = await temporaryFolder()
    const { code, stderr } = await failToStart({ PORT: String(await promise), DATA_DIR: folder })

    expect(code).toBe(1)
    expect(stderr).toMatch(/^Port \d+ of 127\.0\.0\.1 cannot be used\. .+EADDRINUSE.+\n$/)
    expect(await readdir(folder)).toEqual([])
  })
})

test('admin pages of the built server change the database and say what they refuse', async () => {
  const password = 'nine copper weathervanes'
  const settings = { DATA_DIR: await temporaryFolder(), ADMIN_PASSWORD: password }
  const { port } = await startServer(settings)
  const origin = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const address = `${origin}/admin/reply-templates.data`
    const answer = await fetch(address, { method: 'POST', headers: { cookie }, body })
    return answer.status
  }
  expect(await send({ intent: 'add', name: 'Pets', text: 'Yes, {name}.' })).toBe(200)
  expect(await send({ intent: 'add', name: 'Pets', text: 'Yes, {you}.' })).toBe(422)
  expect(await send({ intent: 'delete', id: 'none' })).toBe(404)
  for (const page of ['reply-templates', 'search?q=pets', 'activity', 'visits', 'launch']) {
    const { status } = await fetch(`${origin}/admin/${page}`, { headers: { cookie } })
    expect([page, status]).toEqual([page, 200])
  }
})

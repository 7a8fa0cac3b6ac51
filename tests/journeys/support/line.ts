import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { freePort } from '../../fixtures/ports.ts'
import { test as base } from '../fixtures.ts'
import { entryPath } from './contest-entry.ts'
import { openContest } from './contests.ts'
import { startSite } from './site.ts'

/** A connection to the site whose uploads can be held up and cut off. */
export interface Line {
  /** The site's origin through this connection. */
  origin: string
  leadTo(port: number): void
  /** Stops uploads after this many bytes, until more are allowed. */
  allow(bytes: number): void
  /** The number of uploads in progress. */
  uploads(): number
  /** Breaks uploads until the connection is repaired. */
  cut(): void
  /** Lets uploads arrive, but loses responses until the connection is repaired. */
  loseAnswers(): void
  repair(): void
  close(): Promise<void>
}

const uploadStart = 'POST /api/submissions '

async function openLine(): Promise<Line> {
  const meter = new Meter()
  const uploads = new Set<Socket>()
  let state: 'whole' | 'cut' | 'answers lost' = 'whole'
  let port = 0

  async function carry(guest: Socket, site: Socket) {
    for await (const piece of guest as AsyncIterable<Buffer>) {
      if (piece.subarray(0, uploadStart.length).toString() === uploadStart) uploads.add(guest)
      if (uploads.has(guest)) {
        if (state === 'cut') return
        await meter.pass(piece.length)
      }
      if (!site.write(piece)) await once(site, 'drain')
    }
  }

  const server = createServer((guest) => {
    const site = connect(port, '127.0.0.1')
    const hangUp = () => {
      uploads.delete(guest)
      guest.destroy()
      site.destroy()
    }
    for (const end of [guest, site]) end.on('error', hangUp).on('close', hangUp)
    site.on('data', (piece) => {
      if (state === 'answers lost' && uploads.has(guest)) hangUp()
      else guest.write(piece)
    })
    carry(guest, site).then(hangUp, hangUp)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (to) => void (port = to),
    allow: (bytes) => meter.allow(bytes),
    uploads: () => uploads.size,
    cut() {
      state = 'cut'
      for (const guest of uploads) guest.destroy()
    },
    loseAnswers: () => void (state = 'answers lost'),
    repair() {
      state = 'whole'
      meter.allow(Infinity)
    },
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Lets everything pass until a limit is set. */
class Meter {
  #room = Infinity
  #changed = Promise.withResolvers<void>()

  allow(bytes: number): void {
    this.#room = this.#room === Infinity ? bytes : this.#room + bytes
    this.#changed.resolve()
    this.#changed = Promise.withResolvers<void>()
  }

  async pass(bytes: number): Promise<void> {
    while (this.#room <= 0) await this.#changed.promise
    this.#room -= bytes
  }
}

/** Journeys on a separate site reached through such a connection. */
export const test = base.extend<{ line: Line }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  line: async ({}, provide) => {
    const line = await openLine()
    await provide(line)
    await line.close()
  },
  site: async ({ line }, provide) => {
    const port = await freePort()
    line.leadTo(port)
    const site = await startSite({ PORT: String(port), PUBLIC_URL: line.origin })
    await provide(site)
    await site.stop()
  },
})

export const megabyte = 1024 * 1024

const brokenLine = /net::ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED)|SOCKET_NOT_CONNECTED)/

/** Opens the entry form of an open contest before each journey of a file. */
export function onEntryForm({ mayBreak }: { mayBreak: boolean }): void {
  test.beforeEach(async ({ site, visit, troubles }) => {
    // Uploading megabytes through a browser is slow on a busy machine.
    test.slow()
    if (mayBreak) troubles.expect(brokenLine)
    await openContest(site)
    await visit(entryPath)
  })
}

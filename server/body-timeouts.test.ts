import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openConnection, readResponse } from '#tests/fixtures/raw-http.ts'
import { refuseConnection } from './security/refusals.ts'
import { bringsFiles, limitBodyTimeouts, type BodyTimeouts } from './body-timeouts.ts'

const hour = 3_600_000
const patient: BodyTimeouts = {
  otherMs: hour,
  uploadMs: hour,
  silenceMs: hour,
  slowestPerSecond: 0,
  graceMs: 0,
  lookEveryMs: 10,
}
const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n`
const form = 'multipart/form-data; boundary=x'

type Setting = Partial<BodyTimeouts> & {
  nowMs?: () => number
  read?: (body: IncomingMessage) => void
}

/** A server that reads bodies and responds when they are complete. */
async function listening({ nowMs, read, ...times }: Setting): Promise<number> {
  const server: Server = limitBodyTimeouts(
    createServer((request, response) => {
      request.on('end', () => response.end('whole'))
      if (read) read(request)
      else request.resume()
    }),
    bringsFiles,
    { ...patient, ...times },
    nowMs,
  )
  const refuse = refuseConnection(false)
  server.on('clientError', (error, socket) => refuse(error as never, socket as never))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function send(port: number, request: string) {
  const socket = await openConnection(port)
  socket.write(request)
  return readResponse(socket)
}

test.each([
  ['an ordinary request', { otherMs: 30 }, head('/api/reviews', 'application/json')],
  ['a multipart form to any other route', { otherMs: 30 }, head('/api/reviews', form)],
  ['a stalled upload', { silenceMs: 30 }, head('/api/submissions', form)],
  [
    'an upload that takes too long',
    { uploadMs: 30, silenceMs: 30 },
    head('/api/submissions?x=1', form),
  ],
])('%s that does not finish gets 408 and is cut off', async (_, times, request) => {
  const answer = await send(await listening(times), request)
  expect(answer.status).toBe(408)
  expect(answer.headers.connection).toBe('close')
})

test('an upload may take longer than an ordinary request', async () => {
  const port = await listening({ otherMs: 1 })
  const socket = await openConnection(port)
  const isCut = new Promise((resolve) => socket.once('close', () => resolve('cut off')))
  socket.write(head('/api/submissions', form))
  // An ordinary request sent after it is cut off, and it is still there.
  expect((await send(port, head('/api/reviews', 'application/json'))).status).toBe(408)
  expect(await Promise.race([isCut, Promise.resolve('waiting')])).toBe('waiting')
  socket.write(`${'x'.repeat(100)}GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect((await readResponse(socket)).status).toBe(200)
})

describe('the minimum speed of an upload', () => {
  /** A server whose clock only moves when set. */
  async function atSpeed(read: (body: IncomingMessage) => void) {
    let [now, looks] = [0, 0]
    const bodies: IncomingMessage[] = []
    const port = await listening({
      slowestPerSecond: 4,
      graceMs: 10_000,
      nowMs() {
        looks += 1
        return now
      },
      read(body) {
        bodies.push(body)
        read(body)
      },
    })
    return {
      begin: async () => {
        const socket = await openConnection(port)
        socket.write(head('/api/submissions', form))
        const number = bodies.length
        await expect.poll(() => bodies.length).toBe(number + 1)
        const from = bodies[number]?.socket
        const before = from?.bytesRead ?? 0
        const bring = async (bytes: number) => {
          socket.write('x'.repeat(bytes))
          await expect.poll(() => (from?.bytesRead ?? 0) - before).toBe(bytes)
        }
        return { socket, bring, body: bodies[number] }
      },
      /** Sets the time and lets each of two uploads be checked twice. */
      looksAt: async (ms: number) => {
        now = ms
        const before = looks
        await expect.poll(() => looks - before).toBeGreaterThan(4)
      },
    }
  }

  async function answerTo({ socket }: { socket: Socket }, sent: number) {
    socket.write(`${'x'.repeat(100 - sent)}GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    return (await readResponse(socket)).status
  }

  test('must be reached after the grace period: slower uploads get 408', async () => {
    const { begin, looksAt } = await atSpeed((body) => body.resume())
    const [fast, slow] = [await begin(), await begin()]
    await fast.bring(60)
    await slow.bring(39)
    const refused = readResponse(slow.socket)
    await looksAt(10_000)
    expect(slow.socket.readableEnded).toBe(false)
    await looksAt(10_001)
    expect((await refused).status).toBe(408)
    expect(await answerTo(fast, 60)).toBe(200)
  })

  test('does not count while the server is not reading', async () => {
    const { begin, looksAt } = await atSpeed((body) =>
      body.method === 'POST' ? body.pause() : body.resume(),
    )
    const [held, other] = [await begin(), await begin()]
    await looksAt(60_000)
    held.body?.resume()
    other.body?.resume()
    expect(await answerTo(other, 0)).toBe(200)
    expect(await answerTo(held, 0)).toBe(200)
  })
})

import { createServer, type Server } from 'node:http'
import { onTestFinished, expect, test } from 'vitest'
import { openConnection, readAnswer } from '#tests/fixtures/raw-http.ts'
import { refuseConnection } from '../security/refusals.ts'
import { bringsFiles, limitBodyTimes, type BodyTimes } from './body-times.ts'

const hour = 3_600_000
const patient: BodyTimes = { otherMs: hour, uploadMs: hour, silenceMs: hour, slowestPerSecond: 0 }
const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n`
const form = 'multipart/form-data; boundary=x'

/** A server that reads bodies and answers when they are whole. */
async function listening(times: Partial<BodyTimes>): Promise<number> {
  const server: Server = limitBodyTimes(
    createServer((request, response) => {
      request.resume().on('end', () => response.end('whole'))
    }),
    bringsFiles,
    { ...patient, ...times },
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
  return readAnswer(socket)
}

test.each([
  ['an ordinary request', { otherMs: 30 }, head('/api/reviews', 'application/json')],
  ['a form with files anywhere else', { otherMs: 30 }, head('/api/reviews', form)],
  ['an upload from which nothing comes', { silenceMs: 30 }, head('/api/submissions', form)],
  [
    'an upload that takes too long',
    { uploadMs: 30, silenceMs: 30 },
    head('/api/submissions?x=1', form),
  ],
])('%s that does not end is answered with 408 and cut off', async (_, times, request) => {
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
  expect((await readAnswer(socket)).status).toBe(200)
})

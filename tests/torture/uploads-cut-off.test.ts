import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bodyTimeouts } from '#server/body-timeouts.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  pendingUploads,
  enter,
  storedKeys,
  siteWithContest,
} from '#tests/fixtures/submissions-site.ts'
import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { openConnection, readResponse } from '#tests/fixtures/raw-http.ts'

const open = databaseOpener()
const longMs = 60_000
const megabyte = 1024 * 1024

const half = formBody(entryFields(), [
  { name: 'a.mp4', content: Buffer.concat([mp4, Buffer.alloc(megabyte)]) },
]).subarray(0, megabyte / 2)

/** Starts an upload from a separate address and sends its first half. */
async function beginUpload(port: number, number = 0) {
  const socket = await openConnection(port)
  // The server may cut it off while bytes are being sent.
  socket.on('error', () => {})
  const head = [
    'POST /api/submissions HTTP/1.1',
    'host: cabins.example',
    `x-forwarded-for: 10.2.${number >> 8}.${number & 255}`,
    `content-type: ${formType}`,
    `content-length: ${half.length * 2}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(half)
  return socket
}

test.each([
  // Long enough for a busy machine to have opened the first file.
  ['falls silent', { silenceMs: 2000 }],
  ['takes too long', { uploadMs: 2000, silenceMs: longMs }],
])(
  'an upload that %s is answered with 408 by the whole site and leaves nothing',
  async (_, own) => {
    const site = await siteWithContest(await open(), { bodyTimeouts: { ...bodyTimeouts, ...own } })
    const socket = await beginUpload(await site.listen())
    await expect.poll(pendingUploads).not.toEqual([])
    expect((await readResponse(socket)).status).toBe(408)
    await expect.poll(pendingUploads).toEqual([])
    expect(await storedKeys(site)).toEqual([])
  },
)

test(
  'two hundred uploads that break off at once leave no file, no memory and no place taken',
  async () => {
    const site = await siteWithContest(await open(), { trustProxy: ['127.0.0.1'] })
    const port = await site.listen()
    await enter(site, { files: [{ name: 'a.jpg', content: await jpeg() }] })
    const before = heldBytes()
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    const sockets = await Promise.all(numbers.map((number) => beginUpload(port, number)))
    await expect.poll(pendingUploads).not.toEqual([])
    for (const socket of sockets) socket.destroy()
    await expect.poll(pendingUploads).toEqual([])
    await expect.poll(connections(site)).toBe(0)
    await expect.poll(() => heldBytes() - before).toBeLessThan(8 * megabyte)

    // If they still held their places, none would be free.
    await enter(site, { files: [{ name: 'b.jpg', content: await jpeg() }] })
    expect(await storedKeys(site)).toHaveLength(2)
  },
  longMs,
)

function connections({ app }: Awaited<ReturnType<typeof siteWithContest>>) {
  return () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
}

/** Memory in the heap and buffers, after garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

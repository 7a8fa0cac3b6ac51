import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { submissionsApi } from '#server/api/submissions.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { expectNothingLeft, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { formType, sendEntry } from '#tests/fixtures/submission-form.ts'
import { openConnection } from '#tests/fixtures/raw-http.ts'

const open = databaseOpener()
const megabyte = 1024 * 1024

/** The site behind a proxy, with uploads that stall. */
async function besetSite() {
  const site = await siteWithContest(await open(), { trustProxy: ['127.0.0.1'] })
  const port = await site.listen()
  const begin = async (address: string, length: number): Promise<Socket> => {
    const socket = await openConnection(port)
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST /api/submissions HTTP/1.1\r\nhost: cabins.example\r\nx-forwarded-for: ${address}\r\n` +
        `content-type: ${formType}\r\ncontent-length: ${length}\r\n\r\n`,
    )
    return socket
  }
  const enter = async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' }
    const fields = { contestId: String(site.contest.id) }
    return sendEntry(site.app, { headers, fields, files: [await photo()] })
  }
  return { site, begin, enter }
}

const statusOf = async (socket: Socket): Promise<number> => {
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return Number(answer.toString('latin1', 9, 12))
}

test('120 uploads that never end, from 12 networks, leave a place for a guest', async () => {
  const { begin, enter } = await besetSite()
  const refused: Promise<number>[] = []
  for (let number = 0; number < 120; number += 1) {
    const socket = await begin(`203.0.113.${number % 12}`, 5000)
    if (number >= 72) refused.push(statusOf(socket))
  }
  expect(new Set(await Promise.all(refused))).toEqual(new Set([429]))
  expect((await enter()).statusCode).toBe(201)
})

test('uploads that announce much and send nothing keep no room from a guest', async () => {
  const { site, begin, enter } = await besetSite()
  site.deps.incoming = { ...site.deps.incoming, freeBytes: async () => 1024 * megabyte }
  for (let number = 0; number < 7; number += 1) await begin(`203.0.113.${number}`, 159 * megabyte)
  expect((await enter()).statusCode).toBe(201)
})

test('an upload that announces more than an entry may have is refused with 413', async () => {
  const { site, begin } = await besetSite()
  let asked = 0
  const freeBytes = () => {
    asked += 1
    return site.deps.incoming.freeBytes()
  }
  site.deps.incoming = { ...site.deps.incoming, freeBytes }
  expect(await statusOf(await begin('203.0.113.1', 161 * megabyte))).toBe(413)
  expect(await statusOf(await begin('203.0.113.1', Number.MAX_SAFE_INTEGER))).toBe(413)
  expect(asked).toBe(0)
  await expectNothingLeft(site)
})

test('a network that has sent what it may in a day is asked to come back', async () => {
  const deps = testDependencies(await open())
  const app = await apiWith(submissionsApi(deps, { bytesPerNetwork: 2000 }))
  const files = [{ name: 'a.jpg', content: Buffer.alloc(3000) }]
  const answer = await sendEntry(app, { files })
  expect(answer.statusCode).toBe(429)
  expect(answer.json().error).toMatch(/tomorrow/)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600)
})

// spec: 7/post-submissions
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { entryLimits } from '#contracts/limits.ts'
import { countSubmissions } from '#store/submissions/submissions.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { pendingUploads, storedKeys, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { submissionsApi } from '#server/api/submissions.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { entryFields, formBody, formType, sendEntry } from '#tests/fixtures/submission-form.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { openConnection } from '#tests/fixtures/raw-http.ts'

const open = databaseOpener()

const head = (length: number) =>
  `POST /api/submissions HTTP/1.1\r\nhost: cabins.example\r\ncontent-type: ${formType}\r\ncontent-length: ${length}\r\n\r\n`

/** As a browser sends it, with its own boundary and chunks. */
function browserForm(
  files: readonly [string, Uint8Array<ArrayBuffer>][],
  contestId: number,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entryFields({ contestId: String(contestId) })))
    form.set(name, value)
  for (const [name, content] of files) form.append('files', new File([content], name))
  return form
}

test('a browser sends three files, one of 40 MB, and gets the id', async () => {
  const site = await siteWithContest(await open())
  const port = await site.listen()
  const film = new Uint8Array(Buffer.concat([mp4, Buffer.alloc(40 * 1024 * 1024)]))
  const photo = new Uint8Array(await jpeg())
  const body = browserForm(
    [
      ['a.jpg', photo],
      ['Bäche.mp4', film],
      ['c.jpg', photo],
    ],
    site.contest.id,
  )
  const answer = await fetch(`http://127.0.0.1:${port}/api/submissions`, { method: 'POST', body })
  expect(answer.status).toBe(201)
  expect(await storedKeys(site)).toHaveLength(3)
})

test('a browser that sends too much hears why, although it was still sending', async () => {
  const site = await siteWithContest(await open())
  const port = await site.listen()
  const large = new Uint8Array(
    Buffer.concat([await jpeg(), Buffer.alloc(entryLimits.imageBytes * 3)]),
  )
  const body = browserForm([['large.jpg', large]], site.contest.id)
  const answer = await fetch(`http://127.0.0.1:${port}/api/submissions`, { method: 'POST', body })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    error: 'large.jpg is too large. Maximum size is 10MB for images.',
  })
  // The connection still works.
  expect((await fetch(`http://127.0.0.1:${port}/api/submissions/public`)).status).toBe(200)
})

test.each([
  ['in the middle of a field', 120],
  ['in the middle of a file', 1400],
])('an upload that breaks off %s leaves nothing', async (_, bytes) => {
  const site = await siteWithContest(await open())
  const port = await site.listen()
  const body = formBody(entryFields(), [
    { name: 'a.mp4', content: mp4 },
    { name: 'b.mp4', content: mp4 },
  ])
  const socket = await openConnection(port)
  socket.write(head(body.length))
  socket.write(body.subarray(0, bytes))
  await expect.poll(pendingUploads).not.toEqual([])
  socket.destroy()
  await expect.poll(pendingUploads).toEqual([])
  expect(await countSubmissions(site.deps.db)).toMatchObject({ pending: 0 })
  expect(await storedKeys(site)).toEqual([])
})

test('a guest who goes away before anything is read gives the place back', async () => {
  const deps = testDependencies(await open())
  const { incoming } = deps
  const gone = Promise.withResolvers<void>()
  let leave = () => {}
  const openLate = async () => {
    leave()
    await gone.promise
    return incoming.open()
  }
  const late = { ...deps, incoming: { ...incoming, open: openLate } }
  const app = await apiWith(submissionsApi(late, { uploadsAtOnce: 1 }))
  app.server.on('connection', (socket) => socket.once('close', () => gone.resolve()))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = await openConnection((app.server.address() as AddressInfo).port)
  leave = () => socket.destroy()
  socket.write(head(5000))
  await gone.promise

  await expect.poll(async () => (await sendEntry(app, { files: [] })).statusCode).not.toBe(503)
  await expect.poll(pendingUploads).toEqual([])
})

test('an upload is refused while as many as may be are under way', async () => {
  const deps = testDependencies(await open())
  const app = await apiWith(submissionsApi(deps, { uploadsAtOnce: 0 }))
  const answer = await sendEntry(app, { files: [] })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('15')
})

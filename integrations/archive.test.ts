import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { streamedArchive } from './archive.ts'

test('who stops reading an archive ends the reading of what goes into it', async () => {
  const content = new Readable({ read() {} })
  content.push(Buffer.alloc(1000))
  async function* parts() {
    yield { name: 'endless', bytes: 1_000_000, content }
  }
  const archive = streamedArchive(parts())
  await once(archive, 'readable')
  archive.destroy()
  await expect.poll(() => content.destroyed).toBe(true)
})

test('who stops reading while a part is being fetched leaves it not open', async () => {
  const content = new Readable({ read() {} })
  const fetching = Promise.withResolvers<Readable>()
  const asked = Promise.withResolvers<void>()
  async function* parts() {
    asked.resolve()
    yield { name: 'late', bytes: 1000, content: await fetching.promise }
  }
  const archive = streamedArchive(parts())
  archive.resume()
  await asked.promise
  archive.destroy()
  await once(archive, 'close')
  fetching.resolve(content)
  await expect.poll(() => content.destroyed).toBe(true)
})

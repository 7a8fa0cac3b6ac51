import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { streamedArchive } from './pack.ts'

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

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { RefusedMediaError } from '#integrations/media/index.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { sendEntry } from '#tests/fixtures/submission-form.ts'
import { mediaMutator } from '#tests/fixtures/media/mutated.ts'
import { uploadDeps } from '#tests/fixtures/uploads.ts'

const open = databaseOpener()

test('mutated files sent as entries are taken or refused, and bring forth no failure', async () => {
  const site = await siteWithContest(await open(), { trustProxy: ['127.0.0.1'] })
  const next = await mediaMutator(1)
  for (let number = 0; number < 12; number += 1) {
    const { what, name, content } = next()
    const answer = await sendEntry(site.app, {
      fields: { contestId: String(site.contest.id) },
      // A rejected file would delay the next one from the same network.
      headers: { 'x-forwarded-for': `10.4.0.${number}` },
      files: [{ name, content }],
    })
    expect([201, 413, 415, 422], what).toContain(answer.statusCode)
  }
}, 120_000)

test('a mutated file is refused in good time, or what is kept of it is whole', async () => {
  const { incoming, media } = uploadDeps()
  const next = await mediaMutator(2)
  const folder = await incoming.open()
  const [path, clean] = [join(folder, 'received'), join(folder, 'clean')]
  for (let number = 0; number < 12; number += 1) {
    const { what, content } = next()
    await writeFile(path, content)
    const refusal = await media.prepare(path, clean).then(
      async ({ type, bytes }) => {
        const kept = await readFile(clean)
        expect(kept.length, what).toBe(bytes)
        if (type.startsWith('image/')) await sharp(kept, { failOn: 'error' }).stats()
        return null
      },
      (error: unknown) => {
        if (error instanceof RefusedMediaError) return error.refusal
        throw error
      },
    )
    // 'failed' means the reader crashed or hung.
    expect(refusal, what).not.toBe('failed')
  }
  await incoming.close(folder)
}, 120_000)

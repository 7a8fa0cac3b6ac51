import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { type MadeVariant, MediaError, type PreparedFile } from './media.ts'
import type { Answer } from './reader.ts'

// A file may have taken over the reader that reports these files. So once the reader has ended, we
// check that they are where we wanted them, and are not links.

type Prepared = Extract<Answer, { prepared: unknown }>['prepared']

type Made = Extract<Answer, { variants: unknown }>['variants']

export async function checkedFile(answer: Prepared, cleanPath: string): Promise<PreparedFile> {
  await assertFile(cleanPath, answer.bytes)
  return answer
}

export async function checkedVariants(answer: Made, folder: string): Promise<MadeVariant[]> {
  const variants = answer.map((each) => ({
    ...each,
    path: join(folder, `${each.name}.${each.format}`),
  }))
  for (const { path, bytes } of variants) await assertFile(path, bytes)
  return variants
}

async function assertFile(path: string, bytes: number): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile() || found.nlink !== 1 || found.size !== bytes) {
    throw new MediaError('the reader reported a file that is not there')
  }
}

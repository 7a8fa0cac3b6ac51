import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError, type MadeVariant, type PreparedFile } from './media.ts'
import type { Answer } from './messages.ts'

type Prepared = Extract<Answer, { prepared: unknown }>['prepared']
type Made = Extract<Answer, { variants: unknown }>['variants']

// A reader that a file has taken over may answer anything, so what it says of files is checked after
// it has ended: they are where we wanted them, and files, not links to others.

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
    throw new MediaError('an answer that is not so')
  }
}

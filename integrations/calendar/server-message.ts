import { z } from 'zod'
import { readAtMost } from '../read-text.ts'
import { lineOf } from './text.ts'

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

const answerLimitBytes = 16 * 1024
const messageLength = 200

/**
 * What the service says about its refusal, `error.message` of its answer; null when it says
 * nothing. Visitors read it, so it is one line, not long, and never tells the key.
 */
export async function serverMessageOf(response: Response, key: string): Promise<string | null> {
  const answer = refusalSchema.safeParse(parse(await readAtMost(response, answerLimitBytes)))
  if (!answer.success) return null
  return lineOf(withoutKey(answer.data.error.message, key), messageLength) || null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…')
}

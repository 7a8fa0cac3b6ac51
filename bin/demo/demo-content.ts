import { appendFile, cp } from 'node:fs/promises'
import { join } from 'node:path'

/** What an owner of the sample property would have settled. */
const settled = `
ratings: own
drivingTimes: one
`

/** The owner's documents, or a copy of the sample property as it is after its launch list. */
export async function demoContent(folder: string, own: string | undefined): Promise<string> {
  if (own) return own
  const copy = join(folder, 'content')
  await cp('content/site', copy, { recursive: true })
  await appendFile(join(copy, 'facts.yaml'), settled)
  return copy
}

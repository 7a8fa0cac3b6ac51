import { appendFile, cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What an owner of the sample property would have settled. */
const settled = `
ratings: own
drivingTimes: one
`

/** The same for each cabin: a night costs more while wildflowers bloom. */
const prices = `
prices:
  nightly: 185
  seasons:
    - { season: Wildflowers, begins: 03-01, ends: 04-30, nightly: 215 }
`

/** The owner's documents, or a copy of the sample property as it is after its launch list. */
export async function demoContent(folder: string, own: string | undefined): Promise<string> {
  if (own) return own
  const copy = join(folder, 'content')
  await cp('content/site', copy, { recursive: true })
  await appendFile(join(copy, 'facts.yaml'), settled)
  for (const cabin of await readdir(join(copy, 'cabins'))) {
    await appendFile(join(copy, 'cabins', cabin), prices)
  }
  return copy
}

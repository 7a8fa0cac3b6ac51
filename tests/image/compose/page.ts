import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build.ts'

const document = readFileSync(join(root, 'docs/compose.md'), 'utf8')

/** The commands below a heading of docs/compose.md: of its first block, or of another. */
export function commandsOf(heading: string, block = 0): string {
  const section = document.split(`\n${heading}\n`)[1]?.split(/\n##+ /)[0] ?? ''
  const found = [...section.matchAll(/```sh\n(.*?)```/gs)][block]?.[1]
  if (!found) throw new Error(`docs/compose.md has no such commands below '${heading}'`)
  return found
}

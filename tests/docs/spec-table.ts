// npm run spec: writes docs/spec.md from docs/spec.csv and the tags in tests.
//
// A test says which requirement it shows: `// spec: 2/floating-banner, 9/screens`. On the first lines
// of a file the tag is about the whole file, above a test or a group about that one.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const root = new URL('../../', import.meta.url).pathname

/** `id` is the section of the specification, a slash and a name. */
export const requirements = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[1-9]\/[a-z-]+$/),
      what: z.string().min(1),
      where: z.string().min(1),
      note: z.string(),
    }),
  )
  .parse(parse(readFileSync(`${root}docs/spec.csv`), { columns: true }))

/** Tests by requirement: paths, with the title if a tag is about one test. */
export function taggedTests(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of globSync('{*,!(node_modules|build)/**/*}.test.ts', { cwd: root }).toSorted()) {
    const lines = readFileSync(root + path, 'utf8').split('\n')
    const head = lines.findIndex((line) => !line.startsWith('//'))
    for (const [index, line] of lines.entries()) {
      const tag = /^\s*\/\/ spec: (.+)$/.exec(line)?.[1]
      if (!tag) continue
      const title = index < head ? '' : ` › ${titleBelow(lines.slice(index + 1))}`
      const shown = `\`${path}\`${title}`
      for (const id of tag.split(', ')) found.set(id, [...(found.get(id) ?? []), shown])
    }
  }
  return found
}

function titleBelow(lines: readonly string[]): string {
  const title = /\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>/.exec(lines.slice(0, 40).join('\n'))
  return title?.groups?.['title'] ?? '(no title)'
}

const sections = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
]

const introduction = `# The specification, requirement by requirement

Written by \`npm run spec\` from [spec.csv](spec.csv) and the tags in tests; \`npm test\` compares.
Every requirement is met as specified unless its note says otherwise. What the specification leaves
open is decided in
[where the specification is open](decisions/where-the-specification-is-open.md).

The server's rules for each input, and its routes beyond the specification, are in
\`/api/openapi.json\`. The exact words of section 8 are checked in \`contracts/messages.test.ts\`,
\`contracts/contest-messages.test.ts\` and \`content/error-catalogue.test.ts\`; the tests below reach the
situations.
`

export function specTable(): string {
  const tests = taggedTests()
  const parts = sections.map((title, index) => {
    const rows = requirements
      .filter(({ id }) => id.startsWith(`${index + 1}/`))
      .map(({ id, what, where, note }) => {
        const shown = (tests.get(id) ?? []).join('<br>')
        return `| ${id.slice(2)} | ${what} | ${where} | ${shown} | ${note} |`
      })
    const head = '| name | requirement | where | shown by | note |\n| - | - | - | - | - |'
    return `## ${index + 1}. ${title}\n\n${head}\n${rows.join('\n')}\n`
  })
  return [introduction, ...parts].join('\n')
}

if (import.meta.main) writeFileSync(`${root}docs/spec.md`, specTable())

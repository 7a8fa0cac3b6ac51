import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))

/** Imports go one way: contracts ← content, store, integrations ← services ← server; app apart. */
const mayImport: Record<string, readonly string[]> = {
  contracts: [],
  content: ['contracts'],
  store: ['contracts'],
  integrations: ['contracts'],
  services: ['content', 'contracts', 'store', 'integrations'],
  server: ['content', 'contracts', 'services'],
  app: ['content', 'contracts'],
}

const rooms = Object.keys(mayImport)
const pairs = rooms.flatMap((from) =>
  rooms.filter((to) => to !== from).map((to): [string, string] => [from, to]),
)

let root: string
let refused: Set<string>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rooms-'))
  await copyFile(join(project, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
  for (const [from, to] of pairs) {
    // content/ may take nothing but types from schemas, so types are what every room tries here.
    await write(`${from}/by-name-${to}.ts`, `import type { X } from '#${to}/x.ts'`)
    await write(`${from}/deep/by-path-${to}.ts`, `import type { X } from '../../${to}/x.ts'`)
  }
  await write('content/schema.ts', "import { X } from '#contracts/x.ts'")
  await write('content/constant.ts', "import { X } from '#contracts/limits.ts'")
  await write('content/zod.ts', "import { X } from 'zod'")
  await write('contracts/zod.ts', "import { X } from 'zod'")
  await write('contracts/react.ts', "import { X } from 'react'")
  await write('server/composition/store.ts', "import type { X } from '#store/x.ts'")
  await write('server/composition/deep/store.ts', "import type { X } from '#store/x.ts'")
  await write('services/kysely.ts', "import { X } from 'kysely'")
  await write('store/kysely.ts', "import { X } from 'kysely'")
  await write('app/node.ts', "import { X } from 'node:fs'")
  await write('server/node.ts', "import { X } from 'node:fs'")
  refused = await lint()
})

afterAll(() => rm(root, { recursive: true }))

async function write(path: string, importing: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), `${importing}\nexport type Y = typeof X\n`)
}

/** The files in which lint found an import that its room may not have. */
async function lint(): Promise<Set<string>> {
  const oxlint = join(project, 'node_modules/.bin/oxlint')
  const output = await new Promise<string>((resolve) => {
    execFile(oxlint, ['--format=json'], { cwd: root }, (_failed, stdout) => resolve(stdout))
  })
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(output)
  const found = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  return new Set(found.map(({ filename }) => filename))
}

test.each(pairs)('%s may import %s only if the direction allows it', (from, to) => {
  const expected = !mayImport[from]?.includes(to)
  expect(refused.has(`${from}/by-name-${to}.ts`)).toBe(expected)
  expect(refused.has(`${from}/deep/by-path-${to}.ts`)).toBe(expected)
})

test('only where the parts meet may the server know which of them are real', () => {
  expect(refused).not.toContain('server/composition/store.ts')
  expect(refused).toContain('server/composition/deep/store.ts')
  expect(refused).toContain('server/by-name-store.ts')
})

test('content takes values from constants only, so that zod does not reach browsers', () => {
  expect(refused).toContain('content/schema.ts')
  expect(refused).toContain('content/zod.ts')
  expect(refused).not.toContain('content/constant.ts')
})

test('contracts know zod and no other package', () => {
  expect(refused).not.toContain('contracts/zod.ts')
  expect(refused).toContain('contracts/react.ts')
})

test('only the store knows the database', () => {
  expect(refused).toContain('services/kysely.ts')
  expect(refused).not.toContain('store/kysely.ts')
})

test("screens have none of Node's modules", () => {
  expect(refused).toContain('app/node.ts')
  expect(refused).not.toContain('server/node.ts')
})

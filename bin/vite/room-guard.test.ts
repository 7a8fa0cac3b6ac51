import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roomGuard } from './room-guard.ts'

let root: string

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'room-guard-')))
  await write('content/site.ts', "export const brand = 'a brand'")
  await write('store/secret.ts', "export const secret = 'a secret'")
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

async function buildPage(text: string): Promise<void> {
  await write('app/page.ts', text)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [roomGuard()],
    build: { write: false, rolldownOptions: { input: join(root, 'app/page.ts') } },
  })
}

test('a page that imports content is built', async () => {
  await expect(
    buildPage("import { brand } from '../content/site.ts'; document.title = brand"),
  ).resolves.toBeUndefined()
})

test('a page that reaches the store is refused, by name', async () => {
  await expect(
    buildPage("import { secret } from '../store/secret.ts'; document.title = secret"),
  ).rejects.toThrow('must not reach the browser: store/secret.ts')
})

test('a page that reaches the store only when needed is refused too', async () => {
  await expect(buildPage("void import('../store/secret.ts').then(console.log)")).rejects.toThrow(
    'store/secret.ts',
  )
})

// Vite names them differently in the two.
test.each(['production', 'development'])(
  "a page that uses Node's modules is refused in %s",
  async (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    await expect(
      buildPage("import { readFileSync } from 'node:fs'; document.title = String(readFileSync)"),
    ).rejects.toThrow("one of Node's in app/page.ts")
  },
)

test('what is left out of the bundle does no harm', async () => {
  await expect(
    buildPage("import { secret } from '../store/secret.ts'; if (false) document.title = secret"),
  ).resolves.toBeUndefined()
})

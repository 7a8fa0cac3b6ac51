import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cabins } from '#content/cabins.ts'
import { limits } from '#contracts/limits.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { sampleReviews } from './reviews/index.ts'

const samples = Object.values(sampleReviews).flat()

// It starts processes, which a busy machine is slow to do.
vi.setConfig({ testTimeout: 60_000 })

test('the demo can be looked at, signed in to and written to, and leaves nothing behind', async () => {
  const demo = await startDemo()

  const home = await textOf(demo.site)
  const shown = samples.filter(({ status, title }) => !status && home.includes(title))
  expect(shown).toHaveLength(limits.featuredReviews)

  const signIn = { username: 'admin', password: demo.password }
  const cookie = (await post(`${demo.site}/api/admin/login`, signIn)).headers.get('set-cookie')
  const pending = await textOf(`${demo.site}/api/admin/reviews?status=pending`, cookie)
  expect(pending).toContain('Amazing offer for your website')

  await post(`${demo.mailroom}/`, new URLSearchParams({ mood: 'works' }))
  await post(`${demo.site}/api/reviews`, {
    guestName: 'Ana',
    guestEmail: 'ana@guests.example',
    cabin: 'Texas Sage',
    overallRating: 5,
    reviewText: '<script>alert(1)</script>',
  })
  const mail = await vi.waitUntil(
    async () => {
      const page = await textOf(demo.mailroom)
      return page.includes('&lt;script&gt;alert(1)') && page
    },
    { timeout: 20_000 },
  )
  expect(mail).not.toContain('<script')

  expect(await readdir(demo.folder)).not.toEqual([])
  demo.interrupt()
  expect(await demo.ended).toBe(0)
  expect(await readdir(demo.folder)).toEqual([])
  await expect(fetch(demo.site)).rejects.toThrow('fetch failed')
  await expect(fetch(demo.mailroom)).rejects.toThrow('fetch failed')
})

test('every cabin has sample reviews, and every number of stars occurs', () => {
  expect(Object.keys(sampleReviews)).toEqual(cabins.map(({ name }) => name))
  expect(samples.length).toBeGreaterThanOrEqual(60)
  expect(new Set(samples.map(({ stars: [overall] }) => overall)).size).toBe(5)
  expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length)
})

/** The demo as its command runs it, on a free port and with temporary folders of the test's own. */
async function startDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-demo-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { PATH: process.env.PATH, PORT: String(await freePort()), TMPDIR: folder }
  const child = spawn(process.execPath, ['bin/demo/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  while (!printed.includes('Ctrl-C')) await once(child.stdout, 'data')
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? ''
  return {
    folder,
    site: found(/Site +(\S+)/),
    mailroom: found(/Mail service +(\S+)/),
    password: found(/password (\S+)/),
    interrupt: () => void child.kill('SIGINT'),
    ended,
  }
}

async function textOf(address: string, cookie: string | null = null): Promise<string> {
  const answer = await fetch(address, { headers: cookie ? { cookie } : {} })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function post(address: string, body: object): Promise<Response> {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
  })
  expect(answer.status).toBeLessThan(400)
  return answer
}

import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#store/database.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const text = 'Ranch Road 12 is closed on Friday.'
const start = '2025-06-01T12:00:00Z'
const pages = ['/', '/cabins/texas-sage', '/contact', '/no-such-page']

async function setUp(db: Database) {
  const clock = movableClock(start)
  const { app, deps, logLines } = await siteOn(db, { dependencies: { clock } })
  const editor = await editorOn(deps)
  const page = async (path: string) => (await app.inject(path)).body
  const pagesWith = async (words: string) => {
    const bodies = await Promise.all(pages.map(page))
    return pages.filter((_, at) => bodies[at]?.includes(words))
  }
  const notify = (...list: object[]) => editor.change('notices', { notices: list })
  return { ...editor, site: app, deps, clock, page, pagesWith, notify, logLines }
}

describeOnEachDatabase('a notice', (open) => {
  test('is on every page with the next request, on every server, and gone with the next one', async () => {
    const db = await open()
    const { notify, pagesWith } = await setUp(db)
    const other = await setUp(db)
    expect(await pagesWith(text)).toEqual([])
    expect((await notify({ text, from: '2025-06-01' })).statusCode).toBe(200)
    expect(await pagesWith(text)).toEqual(pages)
    await other.deps.siteSource.refresh()
    expect(await other.pagesWith(text)).toEqual(pages)
    await notify()
    expect(await pagesWith(text)).toEqual([])
  })
})

const open = databaseOpener()

test('a page from memory shows a notice from its first midnight to its last', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) })
  onTestFinished(() => void vi.useRealTimers())
  const { notify, page, clock, logLines } = await setUp(await open())
  const pass = (hours: number) => {
    clock.pass({ hours })
    vi.setSystemTime(clock.now().epochMilliseconds)
  }
  /** Requested twice: rendered, then from memory. */
  const hasNotice = async () => {
    const [first, second] = [await page('/contact'), await page('/contact')]
    expect(second).toBe(first)
    return first.includes(text)
  }
  await notify({ text, from: '2025-06-02', until: '2025-06-03' })
  expect(await hasNotice()).toBe(false)
  pass(16)
  expect(await hasNotice()).toBe(false)
  pass(1)
  expect(await hasNotice()).toBe(true)
  pass(47)
  expect(await hasNotice()).toBe(true)
  pass(1)
  expect(await hasNotice()).toBe(false)
  expect(logLines.filter((line) => line.includes('"msg":"rendered"'))).toHaveLength(5)
})

test('one for later is nowhere to be read', async () => {
  const { notify, site } = await setUp(await open())
  await notify({ text, from: '2025-07-01' })
  expect((await site.inject('/api/site/notices')).statusCode).toBe(404)
  expect((await site.inject('/api/site/current-notice')).json()).toEqual({ notice: null })
})

test('markup in a notice is text, and its link leads only to pages', async () => {
  const { notify, page, save, read } = await setUp(await open())
  const markup = '</script><img src=x onerror=alert(1)>'
  await notify({
    text: markup,
    from: '2025-06-01',
    link: { label: markup.slice(0, 40), to: '/about' },
  })
  const html = await page('/contact')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('href="/about"')
  for (const to of ['javascript:alert(1)', '//evil.example', 'http://evil.example', 'about']) {
    await save('notices', { notices: [{ text, from: '2025-06-01', link: { label: 'More', to } }] })
    const { mistakes } = await read('notices')
    expect(Object.keys(mistakes), to).toEqual(['notices.0.link.to'])
  }
})

test('a notice that is too long, without a day or ends before it begins is refused where it stands', async () => {
  const { notify } = await setUp(await open())
  const answer = await notify(
    { text: 'a'.repeat(161), from: '2025-06-01' },
    { text, from: '' },
    { text, from: '2025-06-02', until: '2025-06-01' },
  )
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual([
    'notices.0.text',
    'notices.1.from',
    'notices.2.until',
  ])
})

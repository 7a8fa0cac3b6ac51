// Prints, as JSON, how long the given pages take while all outside services hang, and while they
// work. A separate process, so that React runs in production mode.
import { feedVariable } from '#contracts/feed-variable.ts'
import { readSite } from '#services/site/read-site.ts'
import { startCalendar } from '#tests/fakes/calendar.ts'
import { startFeeds } from '#tests/fakes/feed.ts'
import { expectOk, openBuiltSite } from './built-site.ts'
import { ask } from './http.ts'
import { temporaryFolder } from './programs.ts'
import { fillDataFolder } from './sample-data.ts'

const sites = ['usual', 'hanging'] as const
type SiteName = (typeof sites)[number]

/** Milliseconds, one sample per render. */
export interface PageTimes {
  path: string
  rendered: Record<SiteName, number[]>
  cached: Record<SiteName, number[]>
}

const samples = 40
const warmUps = 8
const folders = { usual: temporaryFolder(), hanging: temporaryFolder() }
for (const name of sites) await fillDataFolder(folders[name])

const pages: PageTimes[] = []
const paths = process.argv.slice(2)
while (pages.length < paths.length) {
  const before = pages.length
  await measureWhileHanging(paths.slice(before))
  if (pages.length === before) throw new Error('This machine is too busy to measure a page.')
}
process.stdout.write(JSON.stringify(pages))
// Hanging requests would keep the process alive.
process.exit(0)

/** As many pages as fit before the first read times out. */
async function measureWhileHanging(pending: readonly string[]): Promise<void> {
  const [usual, hanging] = [await openSite('usual'), await openSite('hanging')]
  try {
    await Promise.all([usual.untilAsked(), hanging.untilAsked()])
    for (const path of pending) {
      const rendered = await takeTurns(
        () => usual.render(path),
        () => hanging.render(path),
      )
      const cached = await takeTurns(
        () => usual.visit(path),
        () => hanging.visit(path),
      )
      if (!hanging.isHanging()) return
      pages.push({ path, rendered, cached })
    }
  } finally {
    await usual.close()
    await hanging.close()
  }
}

/** Alternating, so that other load on the machine affects both. */
async function takeTurns(usual: () => Promise<unknown>, hanging: () => Promise<unknown>) {
  const times: Record<SiteName, number[]> = { usual: [], hanging: [] }
  for (let index = -warmUps; index < samples; index += 1) {
    const [usualMs, hangingMs] = [await timeOf(usual), await timeOf(hanging)]
    if (index < 0) continue
    times.usual.push(usualMs)
    times.hanging.push(hangingMs)
  }
  return times
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** The whole site, listening, with its own outside services. */
async function openSite(name: SiteName) {
  const services = await startServices(name)
  const { app, render } = await openBuiltSite({ DATA_DIR: folders[name], ...services.settings })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...services,
    render,
    visit: async (path: string) => expectOk(path, (await ask(origin + path)).status),
    close: () => Promise.all([app.close(), services.close()]),
  }
}

async function startServices(name: SiteName) {
  const [calendar, partner] = await Promise.all([startCalendar(), startFeeds()])
  const { cabins } = readSite('content/site')
  const slugs = cabins.map(({ slug }) => slug)
  if (name === 'hanging') {
    calendar.behave({ kind: 'hang' })
    for (const each of [...slugs, 'camera']) partner.behave(each, { kind: 'hang' })
  }
  const feeds = cabins.map(({ id, slug }) => [feedVariable(id), partner.addressOf(slug)])
  return {
    settings: {
      CALENDAR_API_URL: calendar.url,
      CALENDAR_ID: 'cabins',
      CALENDAR_API_KEY: 'key',
      CAMERA_FEED_URL: partner.addressOf('camera'),
      ...(Object.fromEntries(feeds) as Record<string, string>),
    },
    untilAsked: () =>
      Promise.all([calendar.requests.reach(1), partner.requests.reach(slugs.length)]),
    /** Whether no read has timed out yet. */
    isHanging: () => calendar.abandoned.items.length + partner.abandoned.items.length === 0,
    close: () => Promise.all([calendar.close(), partner.close()]),
  }
}

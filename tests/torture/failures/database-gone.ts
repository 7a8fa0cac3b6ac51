import { eventInquiry } from '#tests/fixtures/inquiries.ts'
import { startPostgres } from '#tests/fixtures/postgres-server.ts'
import { startRelay } from '#tests/fixtures/tcp-relay.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { FailingSite } from './failing-site.ts'
import { Observations } from './observations.ts'

/** Longer than a site waits for one, so that it counts as down. */
const awayMs = 10_000
/** Until a server without an answer counts as down. */
const laterWaitsMs = 5000
const backWithinMs = 15_000

/** The PostgreSQL server refuses connections, or takes them and says nothing. */
export async function databaseGone(how: 'cut' | 'hang'): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const postgres = leaving.adopt(await startPostgres(), (each) => each.stop())
  const url = new URL(await postgres.create('cabins'))
  const relay = leaving.adopt(await startRelay(Number(url.port)), (each) => each.close())
  url.port = String(relay.port)
  const folder = leaving.adopt(await newTemporaryFolder('cabins-gone-'), (each) => each.remove())
  const location = { url: url.href, file: '' }
  const site = leaving.use(await FailingSite.start({ location, folder: folder.path }))
  found.isStored('a review before', await site.sendReview())
  await found.pagesGoOn(site, 'before')

  relay[how]()
  const goneAt = performance.now()
  const review = site.ledger.newReview()
  found.isRefused('the first review', await site.sendReview(review))
  found.see(`the first review was refused after ${secondsSince(goneAt)} s`)
  const laterAt = performance.now()
  found.isRefused('a review', await site.sendReview(review))
  found.isRefused('an inquiry', await site.post('/api/inquiries/event', inquiry))
  found.check(performance.now() - laterAt < laterWaitsMs, 'later ones had to wait')
  while (performance.now() - goneAt < awayMs) await found.pagesGoOn(site, 'without a database')
  const page = await site.getAsAdmin('/admin/dashboard')
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false
  found.check(page.status === 503 && isPage, `the dashboard was answered ${page.status}`)
  const click = await site.get('/book/texas-sage')
  found.check(click.status === 303 || click.status === 302, `a booking click: ${click.status}`)
  await found.isReady(site, false, 'without a database')
  const up = await site.figure('cabins_database_up')
  found.check(up === 0, `cabins_database_up is ${up}`)
  await found.doctorFinds(site, 'database', /cannot be opened/)

  relay.restore()
  await found.comesTrue(
    'ready again',
    async () => (await site.get('/readyz')).status === 200,
    backWithinMs,
  )
  found.isStored('the refused review, afterwards', await site.sendReview(review))
  await found.nothingIsLost(site)
  return found
}

const inquiry = eventInquiry({ eventDate: '2031-05-02' })

function secondsSince(at: number): string {
  return ((performance.now() - at) / 1000).toFixed(1)
}

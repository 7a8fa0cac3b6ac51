import { join } from 'node:path'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { eventInquiry } from '#tests/fixtures/inquiries.ts'
import { newDisk } from './disk.ts'
import { FailingSite } from './failing-site.ts'
import { mailArrives } from './mails.ts'
import { Observations } from './observations.ts'

const diskMegabytes = 900
const nearlyFullMegabytes = 40
const reviewsAtMost = 500

/** The disk of DATA_DIR fills up under the embedded database, and is given room again. */
export async function fullDisk(): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const disk = leaving.use(await newDisk(diskMegabytes))
  const formMail = leaving.adopt(await startFormMail(), (each) => each.close())
  const { folder } = disk
  const location = { url: undefined, file: join(folder, 'cabins.sqlite') }
  const variables = { FORM_MAIL_URL: formMail.url }
  const site = leaving.use(await FailingSite.start({ location, folder, variables }))
  found.isStored('a review before', await site.sendReview())
  found.isStored('an entry before', await site.sendEntry())
  await found.pagesGoOn(site, 'before')

  await disk.fill(nearlyFullMegabytes)
  await mailArrives(found, formMail, 'Disk nearly full')
  found.isRefused('an entry on the nearly full disk', await site.sendEntry())
  found.isStored('a review on the nearly full disk', await site.sendReview())

  await disk.fill()
  const refused = await untilRefused(site)
  found.see(`${refused.taken} reviews fitted into the write-ahead log of the full disk`)
  found.isRefused('a review', await site.sendReview(refused.review))
  found.isRefused(
    'an inquiry',
    await site.post('/api/inquiries/event', eventInquiry({ eventDate: '2031-05-02' })),
  )
  found.isRefused('an entry', await site.sendEntry())
  found.isRefused('a change by the owner', await closeCabin(site))
  await found.pagesGoOn(site, 'on the full disk')
  const dashboard = await site.getAsAdmin('/admin/dashboard')
  found.check(dashboard.status === 200, `the dashboard was answered ${dashboard.status}`)
  const click = await site.get('/book/texas-sage')
  found.check(click.status === 303 || click.status === 302, `a booking click: ${click.status}`)
  await found.isReady(site, false, 'on the full disk')
  const errors = await site.figure('cabins_database_errors_total{kind="unwritable"}')
  found.check((errors ?? 0) > 0, 'the metrics count no unwritable database')
  await found.doctorFinds(site, 'disk', /nothing more can be stored/)

  await disk.free()
  found.isStored('the refused review, with room again', await site.sendReview(refused.review))
  found.isStored('an entry, with room again', await site.sendEntry())
  await found.comesTrue(
    'ready again',
    async () => (await site.get('/readyz')).status === 200,
    70_000,
  )
  await found.nothingIsLost(site)
  await site.kill()
  await site.start()
  await found.nothingIsLost(site)
  return found
}

async function untilRefused(site: FailingSite) {
  for (let taken = 0; taken < reviewsAtMost; taken += 1) {
    const review = site.ledger.newReview()
    const { status } = await site.sendReview(review)
    if (status !== 201) return { review, taken }
  }
  throw new Error('the disk does not fill up')
}

async function closeCabin(site: FailingSite) {
  const from = Temporal.Now.plainDateISO().add({ days: 30 })
  const closed = { from: from.toString(), until: from.add({ days: 3 }).toString() }
  return site.post('/api/admin/cabins/texas-sage/closure', { closed, seen: null })
}

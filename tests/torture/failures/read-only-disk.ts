import { join } from 'node:path'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { eventInquiry } from '#tests/fixtures/inquiries.ts'
import { newDisk } from './disk.ts'
import { FailingSite } from './failing-site.ts'
import { Observations } from './observations.ts'

const diskMegabytes = 900

/** The kernel makes the disk of DATA_DIR read-only, as after a write error, while the site runs. */
export async function readOnlyDisk(): Promise<Observations> {
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

  await disk.breakDown()
  const review = site.ledger.newReview()
  found.isRefused('a review', await site.sendReview(review))
  found.isRefused(
    'an inquiry',
    await site.post('/api/inquiries/event', eventInquiry({ eventDate: '2031-05-02' })),
  )
  found.isRefused('an entry', await site.sendEntry())
  await found.pagesGoOn(site, 'on the read-only disk')
  const click = await site.get('/book/texas-sage')
  found.check(click.status === 303 || click.status === 302, `a booking click: ${click.status}`)
  await found.isReady(site, false, 'on the read-only disk')
  const errors = await site.figure('cabins_database_errors_total{kind="unwritable"}')
  found.check((errors ?? 0) > 0, 'the metrics count no unwritable database')
  await found.doctorFinds(site, 'disk', /cannot be written/)

  await site.kill()
  await disk.repair()
  await site.start()
  found.isStored('the refused review, after the repair', await site.sendReview(review))
  found.isStored('an entry, after the repair', await site.sendEntry())
  await found.isReady(site, true, 'after the repair')
  await found.nothingIsLost(site)
  return found
}

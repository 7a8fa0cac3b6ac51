import { join } from 'node:path'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { FailingSite } from './failing-site.ts'
import { mailArrives } from './mails.ts'
import { Observations } from './observations.ts'

const dayMs = 24 * 60 * 60 * 1000
const deliveredMs = 90_000

/** The machine starts with a clock a day ahead or behind, and is put right afterwards. */
export async function wrongClock(days: 1 | -1): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const formMail = leaving.adopt(await startFormMail(), (each) => each.close())
  const folder = leaving.adopt(await newTemporaryFolder('cabins-clock-'), (each) => each.remove())
  const location = { url: undefined, file: join(folder.path, 'cabins.sqlite') }
  const variables = { FORM_MAIL_URL: formMail.url }
  const site = leaving.use(await FailingSite.start({ location, folder: folder.path, variables }))
  found.isStored('a review before', await site.sendReview())
  await site.kill()

  await site.start({ clockShiftMs: days * dayMs })
  await guestsAreServed(found, site, 'with a wrong clock')
  await site.signIn()
  await found.doctorFinds(site, 'clock', days > 0 ? /ahead of others/ : /behind others/)
  await mailArrives(found, formMail, 'The clock of your server is wrong')
  // One mail is still to be retried when the clock is put right.
  formMail.behave({ kind: 'status', status: 500 })
  found.isStored('a review while mail fails', await site.sendReview())
  await found.comesTrue('a mail was tried in vain', () => isTriedInVain(site), deliveredMs)
  // The site says that a clock is wrong; what it has put off waits for that day.
  const putOff = days > 0 ? await waitingMails(site) : 0
  await site.kill()

  formMail.behave({ kind: 'accept' })
  await site.start()
  await guestsAreServed(found, site, 'with the right clock')
  await site.signIn()
  const isDelivered = async () => (await waitingMails(site)) <= putOff
  await found.comesTrue('every other mail delivered', isDelivered, deliveredMs)
  await found.nothingIsLost(site)
  return found
}

async function guestsAreServed(found: Observations, site: FailingSite, when: string) {
  await found.pagesGoOn(site, when)
  await found.isReady(site, true, when)
  found.isStored(`a review ${when}`, await site.sendReview())
  found.isStored(`an entry ${when}`, await site.sendEntry())
}

async function isTriedInVain(site: FailingSite): Promise<boolean> {
  const { body } = await site.getAsAdmin('/api/admin/outbox?status=waiting')
  return /"attempts":[1-9]/.test(body)
}

async function waitingMails(site: FailingSite): Promise<number> {
  return (await site.figure('cabins_outbox_mails{status="waiting"}')) ?? 0
}

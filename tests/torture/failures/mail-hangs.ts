import { join } from 'node:path'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { FailingSite } from './failing-site.ts'
import { Observations } from './observations.ts'

const guestWaitsMs = 3000
const givenUpMs = 40_000
const deliveredMs = 90_000

/** The mail server takes connections and says nothing. */
export async function mailHangs(): Promise<Observations> {
  const found = new Observations()
  await using leaving = new AsyncDisposableStack()
  const smtp = leaving.adopt(await startSmtp(), (each) => each.close())
  const folder = leaving.adopt(await newTemporaryFolder('cabins-mail-'), (each) => each.remove())
  const location = { url: undefined, file: join(folder.path, 'cabins.sqlite') }
  const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'site@lone-oak.example' }
  const site = leaving.use(await FailingSite.start({ location, folder: folder.path, variables }))

  smtp.behave({ kind: 'silent' })
  const startedAt = performance.now()
  found.isStored('a review', await site.sendReview())
  found.check(performance.now() - startedAt < guestWaitsMs, 'the guest waited for the mail server')
  await found.pagesGoOn(site, 'while mail hangs')
  await found.isReady(site, true, 'while mail hangs')
  const isTried = async () => (await outbox(site)).includes('in time')
  await found.comesTrue('the dashboard says why', isTried, givenUpMs)
  const waiting = await site.figure('cabins_outbox_mails{status="waiting"}')
  found.check((waiting ?? 0) > 0, `the metrics count ${waiting} waiting mails`)
  await found.doctorFinds(site, 'mail service', /./)

  smtp.behave({ kind: 'accept' })
  const isDelivered = async () => (await site.figure('cabins_outbox_mails{status="waiting"}')) === 0
  await found.comesTrue('every mail delivered', isDelivered, deliveredMs)
  const ids = smtp.received.items.map(({ mail }) => mail.messageId)
  found.check(new Set(ids).size === ids.length, 'a mail arrived twice')
  found.check(ids.length > 0, 'no mail arrived')
  await found.nothingIsLost(site)
  return found
}

async function outbox(site: FailingSite): Promise<string> {
  return (await site.getAsAdmin('/api/admin/outbox')).body
}

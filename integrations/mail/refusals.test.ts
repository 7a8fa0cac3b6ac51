import { describe, expect, onTestFinished, test } from 'vitest'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { seededRandom } from '#tests/fixtures/seeded-random.ts'
import { DeliveryError } from './message.ts'
import { isFinal, serverWords } from './refusals.ts'
import { createSmtpMailer } from './smtp.ts'

const passing = [
  '550 5.4.5 Daily user sending limit exceeded.',
  '554 5.2.0 STOREDRV.Submission.Exception:QuotaExceededException',
  '550-5.4.5 Daily SMTP relay limit exceeded for user.\n550 5.4.5 See https://mail.example/?p=1',
  '550 5.7.1 Too many messages, slow down',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents more',
  '554 5.7.1 Greylisted for 300 seconds',
  '550 5.7.26 Unauthenticated email is not accepted due to DMARC policy',
  '552 5.2.2 The email account that you tried to reach is over quota',
  '552 5.2.2 Mailbox size limit exceeded',
  '550 5.7.1 Service unavailable; client host [203.0.113.7] blocked using a blacklist',
  '554 5.7.1 Relay access denied',
  '530 5.7.0 Authentication required',
  '535 5.7.8 Username and password not accepted',
  '554 Transaction failed',
  '550 Our server is busy, please try again in a moment',
  '550 5.1.1.20 is listed, mail refused',
  '421 4.7.0 Temporary system problem',
  '452 4.3.1 Insufficient system storage',
]

const final = [
  '550 5.1.1 The email account that you tried to reach does not exist.',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 No such user here',
  '550 Requested action not taken: mailbox unavailable',
  "554 delivery error: dd This user doesn't have an account here",
  '553 5.1.2 Destination host not recognized',
  '550 5.2.1 The email account that you tried to reach is disabled',
  '552 5.3.4 Message size exceeds fixed maximum message size',
  '552 Message too large',
  '552 5.2.3 Message length exceeds administrative limit',
  '554 5.6.0 Message is malformed',
  '501 5.1.3 Bad recipient address syntax',
]

describe('a refusal', () => {
  test.each(passing)('%s is worth another try', (reply) => {
    expect(isFinal(reply, 'recipient')).toBe(false)
    expect(isFinal(reply, 'message')).toBe(false)
    expect(isFinal(reply, 'sender')).toBe(false)
  })

  test.each(final)('%s is final', (reply) => {
    expect(isFinal(reply, 'recipient')).toBe(true)
  })

  test('of the sender is final only for the size of the message', () => {
    expect(isFinal('550 5.1.1 Unknown user', 'sender')).toBe(false)
    expect(isFinal('552 5.3.4 Message too big', 'sender')).toBe(true)
  })

  test('is not judged by words in an address', () => {
    expect(isFinal('550 5.1.1 <daily.limit@quota.example>: unknown', 'recipient')).toBe(true)
    expect(isFinal('550 5.7.1 <no-such-user@x.example>: rejected', 'recipient')).toBe(false)
  })
})

describe("a server's words", () => {
  test('are one line without codes, addresses, links’ queries and what a guest wrote', () => {
    const reply =
      '550-5.1.1 <ana%40guests.example> or "ana b"@guests.example: call +1 (512) 555-0101\r\n' +
      '550 5.1.1 Ana\u202e Ñandú, see https://mail.example/help?user=ana&id=7 - gsmtp'
    expect(serverWords(reply, ['Ñandú', 'Ana', 'no'])).toBe(
      '5.1.1 … or … call … … …, see https://mail.example/help - gsmtp',
    )
  })

  test('are cut', () => {
    expect(serverWords(`550 ${'word '.repeat(5000)}`, []).length).toBeLessThanOrEqual(201)
  })
})

const cases = Number(process.env['CASES'] ?? 12)

test('mail is neither lost nor sent twice, whatever words a server refuses it with', async () => {
  const server = await startSmtp()
  onTestFinished(() => server.close())
  const mailer = createSmtpMailer({ url: server.url, from: 'site@lone-oak.example' })
  onTestFinished(() => mailer.close())
  const random = seededRandom(7)

  for (let number = 0; number < cases; number += 1) {
    const recipient = `guest${number}@guests.example`
    const message = { id: String(number), recipient, subject: 'Hello', fields: [] }
    const deliver = () => mailer.deliver(message, new AbortController().signal)
    const { code, text } = mutation(random, recipient)
    server.behave({
      kind: 'refuse',
      at: random.pick(['sender', 'recipient', 'message'] as const),
      code,
      text,
    })
    const failure: unknown = await deliver().catch((error: unknown) => error)
    if (!(failure instanceof DeliveryError)) throw new Error(`${code} ${text} was no failure`)
    expect([text, failure.isPermanent]).toEqual([text, false])
    expect(failure.message).not.toContain('@')
    server.behave({ kind: random.pick(['accept', 'accept-and-drop']) })
    await deliver()
  }

  const arrived = server.received.items.flatMap(({ recipients }) => recipients)
  expect(arrived).toHaveLength(cases)
  expect(new Set(arrived).size).toBe(cases)
})

function mutation(random: ReturnType<typeof seededRandom>, recipient: string) {
  const [reply = ''] = random.pick(passing).split('\n')
  const words = reply.slice(4)
  const changed = random.pick([
    words,
    words.toUpperCase(),
    words.toLowerCase(),
    `<${recipient}>: ${words}`,
    `${words} (${recipient.toUpperCase()})`,
    `${words} ${'Learn more. '.repeat(random.below(30))}`,
    words.replace(/^\d\.\d+\.\d+ /, ''),
  ])
  return { code: Number(reply.slice(0, 3)), text: changed }
}

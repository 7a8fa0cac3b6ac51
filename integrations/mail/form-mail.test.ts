// spec: 7/review-mail
import { expect, onTestFinished, test } from 'vitest'
import { startFormMail, type FormMailBehaviour } from '#tests/fakes/form-mail.ts'
import { createFormMailer } from './form-mail.ts'
import { DeliveryError, type MailMessage } from './message.ts'

const message: MailMessage = {
  id: '0198c1de-0000-7000-8000-000000000001',
  recipient: 'owner+cabins@lone-oak.example',
  subject: 'New Guest Review',
  fields: [
    ['_subject', 'New Guest Review'],
    ['_next', 'https://cabins.example/review'],
    ['guestName', 'Ana "the\r\n fox" Ñandú'],
    ['reviewText', 'Line one\nBcc: all@guests.example\n--boundary--\n🦊'],
  ],
}
const never = new AbortController().signal

async function setUp(behaviour: FormMailBehaviour = { kind: 'accept' }, timeoutMs = 10_000) {
  const service = await startFormMail()
  onTestFinished(() => service.close())
  service.behave(behaviour)
  const mailer = createFormMailer(`${service.url}/forms/`, { timeoutMs })
  return { service, mailer }
}

test('every field arrives once, in order and unchanged, at the address of the recipient', async () => {
  const { service, mailer } = await setUp()
  await mailer.deliver(message, never)

  expect(service.requests.items).toEqual(['/forms/owner+cabins@lone-oak.example'].map(encodePlus))
  expect(service.received.items).toEqual([
    {
      recipient: message.recipient,
      idempotencyKey: message.id,
      // Form data writes every line break as CR LF.
      fields: message.fields.map(([name, value]) => [name, value.replaceAll(/\r?\n/g, '\r\n')]),
    },
  ])
})

function encodePlus(path: string): string {
  return path.replace('+', '%2B')
}

test.each<FormMailBehaviour>([{ kind: 'return' }, { kind: 'endless' }, { kind: 'slow', ms: 20 }])(
  'a service that accepts ($kind) has the form',
  async (behaviour) => {
    const { service, mailer } = await setUp(behaviour)
    await mailer.deliver(message, never)
    expect(service.received.items).toHaveLength(1)
  },
)

test.each<[FormMailBehaviour, RegExp]>([
  [{ kind: 'status', status: 408 }, /answered 408/],
  [{ kind: 'status', status: 429 }, /answered 429/],
  [{ kind: 'status', status: 500 }, /answered 500/],
  [{ kind: 'status', status: 503 }, /answered 503/],
  // The account, its plan or its address, which the owner can change.
  [{ kind: 'status', status: 401 }, /answered 401/],
  [{ kind: 'status', status: 402 }, /answered 402/],
  [{ kind: 'status', status: 403 }, /answered 403/],
  [{ kind: 'status', status: 404 }, /answered 404/],
  [{ kind: 'status', status: 400, body: { error: 'Monthly quota reached' } }, /“Monthly quota/],
  [{ kind: 'status', status: 422, body: 'Too many forms' }, /“Too many forms”/],
  [{ kind: 'deny' }, /did not accept the form: “Activate this form first.”/],
  [{ kind: 'drop' }, /could not be reached/],
  [{ kind: 'accept-and-drop' }, /could not be reached/],
  [{ kind: 'garbage' }, /could not be reached/],
])('%o is worth another try', async (behaviour, reason) => {
  const { mailer } = await setUp(behaviour)
  expect(await failureOf(mailer.deliver(message, never))).toMatchObject({
    isPermanent: false,
    message: expect.stringMatching(reason),
  })
})

test.each([400, 413, 415, 422])('a refusal of the form with %i is final', async (status) => {
  const { mailer } = await setUp({ kind: 'status', status })
  const failure = await failureOf(mailer.deliver(message, never))
  expect(failure).toMatchObject({
    isPermanent: true,
    message: `The form-mail service answered ${status}.`,
  })
})

test('a redirect never carries the form to another host', async () => {
  const { service: other } = await setUp()
  const { mailer } = await setUp({ kind: 'redirect', to: `${other.url}/elsewhere` })

  const failure = await failureOf(mailer.deliver(message, never))

  expect(failure).toMatchObject({ isPermanent: false, message: expect.stringMatching(/redirect/) })
  expect(other.requests.items).toEqual([])
})

test('a service that never answers is given up after the time-out', async () => {
  const { mailer } = await setUp({ kind: 'hang' }, 50)
  const failure = await failureOf(mailer.deliver(message, never))
  expect(failure).toMatchObject({ isPermanent: false, message: expect.stringMatching(/in time/) })
})

test('breaking off ends the request', async () => {
  const { service, mailer } = await setUp({ kind: 'hang' })
  const breakOff = new AbortController()
  const failing = failureOf(mailer.deliver(message, breakOff.signal))
  await service.requests.reach(1)
  breakOff.abort()
  expect(await failing).toMatchObject({ isPermanent: false })
})

test('a service that is not there is worth another try', async () => {
  const { service, mailer } = await setUp()
  await service.close()
  expect(await failureOf(mailer.deliver(message, never))).toMatchObject({ isPermanent: false })
})

async function failureOf(delivery: Promise<void>): Promise<DeliveryError> {
  const failure: unknown = await delivery.catch((error: unknown) => error)
  if (failure instanceof DeliveryError) return failure
  throw new Error('the delivery did not fail as expected', { cause: failure })
}

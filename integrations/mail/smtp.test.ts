import { expect, onTestFinished, test } from 'vitest'
import { startSmtp, type SmtpBehaviour } from '#tests/fakes/smtp.ts'
import { DeliveryError, type MailMessage } from './message.ts'
import { createSmtpMailer, needsTls } from './smtp.ts'

const message: MailMessage = {
  id: '0198c1de-0000-7000-8000-000000000001',
  recipient: 'owner@lone-oak.example',
  subject: 'New Guest Review - Texas Sage (5/5 stars)',
  fields: [
    ['_subject', 'New Guest Review - Texas Sage (5/5 stars)'],
    ['_captcha', 'false'],
    ['guestName', 'Ana Ñandú'],
    ['email', 'ana@guests.example'],
    ['reviewText', 'Line one\npriority: HIGH'],
  ],
}
const from = 'Lone Oak <hello@lone-oak.example>'
const never = new AbortController().signal

interface SetUp {
  timeoutMs?: number
  login?: string
}

async function setUp(
  behaviour: SmtpBehaviour = { kind: 'accept' },
  { timeoutMs = 10_000, login = '' }: SetUp = {},
) {
  const server = await startSmtp()
  onTestFinished(() => server.close())
  server.behave(behaviour)
  const url = server.url.replace('//', `//${login}`)
  const mailer = createSmtpMailer({ url, from }, { timeoutMs })
  onTestFinished(() => mailer.close())
  return { server, mailer }
}

test('the mail names every field, and its answer goes to the guest', async () => {
  const { server, mailer } = await setUp()
  await mailer.deliver(message, never)

  const [{ mail, recipients } = fail()] = server.received.items
  expect(recipients).toEqual([message.recipient])
  expect(mail).toMatchObject({
    from: { name: 'Lone Oak', address: 'hello@lone-oak.example' },
    to: [{ address: message.recipient }],
    replyTo: [{ address: 'ana@guests.example' }],
    subject: message.subject,
    messageId: `<${message.id}@lone-oak.example>`,
    text: 'Guest name: Ana Ñandú\nEmail: ana@guests.example\nReview text: Line one\n  priority: HIGH\n',
  })
  expect(mail.html).toBeUndefined()
})

test('a repeat carries the same Message-ID over the same connection', async () => {
  const { server, mailer } = await setUp()
  await mailer.deliver(message, never)
  await mailer.deliver(message, never)

  const ids = server.received.items.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
  expect(server.connections.items).toHaveLength(1)
})

test.each([
  'ana@guests.example\r\nBcc: all@guests.example',
  'ana@guests.example, all@guests.example',
  'Ana <ana@guests.example>',
  '"<all@guests.example>"@guests.example',
  '',
])('the address %j never becomes a header', async (address) => {
  const { server, mailer } = await setUp()
  const fields = message.fields.map(([name, value]) => [name, name === 'email' ? address : value])
  await mailer.deliver({ ...message, fields: fields as [string, string][] }, never)

  const [{ mail, recipients } = fail()] = server.received.items
  expect(recipients).toEqual([message.recipient])
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail.bcc ?? []).toEqual([])
})

test('line breaks in a subject or a value end no header', async () => {
  const { server, mailer } = await setUp()
  const attack = 'x\r\nBcc: all@guests.example\r\n\r\n<b>body</b>'
  await mailer.deliver({ ...message, subject: attack, fields: [['guestName', attack]] }, never)

  const [{ mail, recipients, raw } = fail()] = server.received.items
  const head = raw.split('\r\n\r\n')[0] ?? ''
  expect(recipients).toEqual([message.recipient])
  expect(head).not.toMatch(/^bcc:/im)
  expect(mail.subject).toBe('x Bcc: all@guests.example <b>body</b>')
})

test.each<SmtpBehaviour>([
  { kind: 'refuse', at: 'recipient', code: 550, text: '5.1.1 User unknown' },
  { kind: 'refuse', at: 'recipient', code: 550, text: 'No such user here' },
  { kind: 'refuse', at: 'message', code: 554, text: '5.6.0 The message is malformed' },
  { kind: 'refuse', at: 'message', code: 552, text: 'Message size exceeds fixed limit' },
])('a refusal of the message or its recipient (%o) is final', async (behaviour) => {
  const { mailer } = await setUp(behaviour)
  expect(await failureOf(mailer.deliver(message, never))).toMatchObject({
    isPermanent: true,
    message: expect.stringMatching(/answered 55\d/),
  })
})

test.each<SmtpBehaviour>([
  { kind: 'refuse', at: 'sender', code: 451 },
  { kind: 'refuse', at: 'recipient', code: 450 },
  { kind: 'refuse', at: 'message', code: 452 },
  // What a sender may send, whatever the code.
  { kind: 'refuse', at: 'sender', code: 550, text: '5.4.5 Daily user sending limit exceeded.' },
  { kind: 'refuse', at: 'message', code: 550, text: '5.4.5 Daily user sending limit exceeded.' },
  { kind: 'refuse', at: 'message', code: 554, text: '5.2.0 STOREDRV.Submission; QuotaExceeded' },
  { kind: 'refuse', at: 'recipient', code: 550, text: '5.7.1 Greylisted, try later' },
  { kind: 'refuse', at: 'recipient', code: 552, text: '5.2.2 Mailbox full' },
  // The server as a whole says no, which tells nothing about the message.
  { kind: 'refuse', at: 'greeting', code: 554 },
  { kind: 'drop' },
  { kind: 'garbage' },
])('%o is worth another try', async (behaviour) => {
  const { mailer } = await setUp(behaviour)
  expect(await failureOf(mailer.deliver(message, never))).toMatchObject({ isPermanent: false })
})

test('a login that is not accepted is retried after it is fixed', async () => {
  const { server, mailer } = await setUp({ kind: 'deny-login' }, { login: 'site:secret@' })
  const failure = await failureOf(mailer.deliver(message, never))
  expect(failure).toMatchObject({
    isPermanent: false,
    message: expect.stringMatching(/username and password/),
  })
  expect(failure.message).not.toContain('secret')

  server.behave({ kind: 'accept' })
  await mailer.deliver(message, never)
  expect(server.received.items).toHaveLength(1)
})

test.each<SmtpBehaviour>([{ kind: 'silent' }, { kind: 'hang' }])(
  'a server that does not answer ($kind) is given up after the time-out',
  async (behaviour) => {
    const { mailer } = await setUp(behaviour, { timeoutMs: 100 })
    const failure = await failureOf(mailer.deliver(message, never))
    expect(failure).toMatchObject({ isPermanent: false, message: expect.stringMatching(/in time/) })
  },
)

test("the owner reads the server's own words, without addresses", async () => {
  const { mailer } = await setUp({
    kind: 'refuse',
    at: 'recipient',
    code: 550,
    text: '5.1.1 <owner@lone-oak.example>: Recipient ana@guests.example (Ana) unknown',
  })
  const failure = await failureOf(mailer.deliver(message, never))
  expect(failure.message).toBe('The mail server answered 550: “5.1.1 … Recipient … (…) unknown”')
})

test('a connection closed after the server took the message is no failure', async () => {
  const { server, mailer } = await setUp({ kind: 'accept-and-drop' })
  await mailer.deliver(message, never)
  expect(server.received.items).toHaveLength(1)
})

test.each([
  ['ana@xn--e1afmkfd.xn--p1ai', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['tom&jerry@x.example', 'tom&jerry@x.example'],
  ['a=b@x.example', 'a=b@x.example'],
  ['.a.@docomo.ne.jp', '".a."@docomo.ne.jp'],
])(
  'the address %s is mailed, and answered, as the standard writes it',
  async (address, written) => {
    const { server, mailer } = await setUp()
    await mailer.deliver({ ...message, recipient: address, fields: [['email', address]] }, never)
    const [{ recipients, raw } = fail()] = server.received.items
    // The fake shows international domains in letters.
    expect(recipients.map((each) => each.replace('пример.рф', 'xn--e1afmkfd.xn--p1ai'))).toEqual([
      written,
    ])
    expect(/^Reply-To: <?(.*?)>?\r$/m.exec(raw)?.[1]).toBe(written)
  },
)

test('breaking off ends the sending', async () => {
  const { server, mailer } = await setUp({ kind: 'silent' })
  const breakOff = new AbortController()
  const failing = failureOf(mailer.deliver(message, breakOff.signal))
  await server.connections.reach(1)
  breakOff.abort()
  expect(await failing).toMatchObject({ isPermanent: false })
})

async function failureOf(delivery: Promise<void>): Promise<DeliveryError> {
  const failure: unknown = await delivery.catch((error: unknown) => error)
  if (failure instanceof DeliveryError) return failure
  throw new Error('the delivery did not fail as expected', { cause: failure })
}

function fail(): never {
  throw new Error('nothing arrived')
}

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:secret@192.0.2.7', true],
  ['smtp://mail.example?ignoreTLS=true', false],
  ['smtps://mail.example', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('%s has to become encrypted before anything is said: %s', (url, needed) => {
  expect(needsTls(url)).toBe(needed)
})

test('a server that offers no encryption where it is needed gets nothing', async () => {
  const server = await startSmtp()
  onTestFinished(() => server.close())
  const mailer = createSmtpMailer({ url: `${server.url}?requireTLS=true`, from })
  onTestFinished(() => mailer.close())
  await expect(mailer.deliver(message, never)).rejects.toThrow(
    'The mail server offers no encrypted connection.',
  )
  expect(server.received.items).toEqual([])
})

test('a mail that a person wrote is kept with those before it, and may be answered by programs', async () => {
  const { server, mailer } = await setUp()
  const fields = [
    ['_answers', 'one two'],
    ['_text', 'Yes.\n'],
    ['email', 'b@lone-oak.example'],
  ]
  await mailer.deliver({ ...message, fields: fields as [string, string][] }, never)
  const [{ mail, raw } = fail()] = server.received.items
  expect(mail).toMatchObject({ inReplyTo: '<two@lone-oak.example>', text: 'Yes.\n' })
  expect(mail.references).toBe('<one@lone-oak.example> <two@lone-oak.example>')
  expect(raw).not.toMatch(/^auto-submitted:/im)
})

test('the first mail of a thread answers none', async () => {
  const { server, mailer } = await setUp()
  await mailer.deliver(
    {
      ...message,
      fields: [
        ['_answers', ''],
        ['_text', 'Yes.\n'],
      ],
    },
    never,
  )
  const [{ mail } = fail()] = server.received.items
  expect(mail.inReplyTo).toBeUndefined()
})

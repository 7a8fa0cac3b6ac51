import type { MailMessage } from './message.ts'

/** An enhanced status code (RFC 3463), as in `550 5.4.5 Daily limit exceeded`. */
const enhancedCode = /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?![.\d])/

/** About this mailbox (5.1.7 and 5.1.8 are about the sender's), or about this message. */
const finalCode = /^(1\.([0-6]|9|10)|2\.[13]|3\.4|6\.\d+)$/

/** Conditions that pass or that the owner can change, whatever code they come with. */
const passing = new RegExp(
  [
    String.raw`quota|limit|exceed|too (many|much|fast|quick|often)|\brates?\b|throttl|\b(daily|hourly)\b|per[ -](day|hour|minute)`,
    String.raw`\bgr[ea]y-?list|\b(later|again|moment|retry)\b|tempor|defer|busy|overload|\bfull\b|insufficient|not (now|yet)|suspend`,
    String.raw`relay|policy|denied|prohibit|block|blacklist|reputation|authenti|authoriz|sender|spam`,
  ].join('|'),
  'i',
)

const tooLarge =
  /\b(message|mail|email|content|attachment|data)s?\b.{0,40}\b(size|large|big|long|length)|\bsize (limit )?exceed|too (large|big)|exceed.{0,30}\bsize/i
const aboutStorage = /quota|mailbox|storage|space|account|daily|hourly|per[ -](day|hour)/i

const mailbox = '(user|recipient|mailbox|address|account|person|addressee)s?'
const unknownMailbox = new RegExp(
  [
    String.raw`\b${mailbox}\b.{0,40}\b(unknown|not (found|exist|here|known|listed|available|valid)|invalid|unavailable|unroutable|disabled|inactive|no longer)`,
    String.raw`\b(unknown|invalid|no such|bad|non-?existent)\b.{0,20}\b${mailbox}\b`,
    String.raw`\bdoes ?n[o'’]t (exist|have)|\bdoes not (exist|have)|\bno mailbox`,
  ].join('|'),
  'i',
)

/**
 * Whether the same message would be refused again: only what is about the message or its recipient
 * is final. What a sender may send, sign-in, policy and everything doubtful is not; the number of
 * tries is limited anyway.
 */
export function isFinal(reply: string, step: 'sender' | 'recipient' | 'message'): boolean {
  const text = withoutAddresses(reply)
  if (!/^5\d\d/.test(text)) return false
  const code = enhancedCode.exec(text)?.[1]
  const isAboutSize = tooLarge.test(text) || code === '3.4' || code === '2.3'
  if (isAboutSize && !aboutStorage.test(text)) return true
  if (step === 'sender' || passing.test(text)) return false
  const isGeneral = code === undefined || code === '0.0'
  return isGeneral ? unknownMailbox.test(text) : finalCode.test(code)
}

/** The same for the form-mail service, whose other statuses are about its account and address. */
export function isFinalStatus(status: number, body: string): boolean {
  return [400, 413, 415, 422].includes(status) && !passing.test(withoutAddresses(body))
}

/** What the other side may repeat of a message, but must not be shown. */
export function personalIn({ recipient, fields }: MailMessage): string[] {
  const values = fields.filter(([name]) => !name.startsWith('_')).map(([, value]) => value)
  const names = fields
    .filter(([name]) => /name$/i.test(name))
    .flatMap(([, value]) => value.split(/\s+/))
  return [recipient, recipient.slice(0, recipient.lastIndexOf('@')), ...values, ...names]
}

const shownAtMost = 200
const readAtMost = 4000
/** Shorter values are words such as 'yes'. */
const shortestHidden = 3

/** In any spelling: `ana@x.example`, `<ana%40x.example>`, `"a b"@x.example`. */
const addresses = /"[^"]{0,200}"@\S+|\S*[^\s@](?:@|＠|%40|=40)\S+/gi
const phones = /(?:\+|\b)(?:\d[\s()-]{0,2}){9,}\d\b/g

/** A reply without the email addresses in it. */
function withoutAddresses(reply: string): string {
  return reply.slice(0, readAtMost).replaceAll(addresses, '…')
}

/**
 * What another server said, for the owner: one line, cut, without its codes, addresses, phone
 * numbers, queries of links, and the `personal` texts of the message.
 */
export function serverWords(reply: string, personal: readonly string[]): string {
  const lines = withoutAddresses(reply)
    .split(/[\r\n]+/)
    .map((line, at) => line.replace(at === 0 ? /^\d{3}[- ]/ : /^\d{3}[- ](\d\.\d+\.\d+ )?/, ''))
  const text = lines
    .join(' ')
    .replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1')
    .replaceAll(phones, '…')
  const shown = personal
    .reduce(without, text)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return shown.length > shownAtMost ? `${shown.slice(0, shownAtMost).trimEnd()}…` : shown
}

function without(text: string, value: string): string {
  const hidden = value.trim()
  if (hidden.length < shortestHidden) return text
  const asWord = String.raw`(?<![\p{L}\p{N}])${RegExp.escape(hidden)}(?![\p{L}\p{N}])`
  return text.replaceAll(new RegExp(asWord, 'giu'), '…')
}

/** The sentence with the other side's words, if it said anything. */
export function withWords(sentence: string, words: string): string {
  return words === '' ? `${sentence}.` : `${sentence}: “${words}”`
}

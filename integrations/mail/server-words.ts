const shownAtMost = 200
const readAtMost = 4000
/** Shorter values are words such as 'yes'. */
const shortestHidden = 3

/** In any spelling: `ana@x.example`, `<ana%40x.example>`, `"a b"@x.example`. */
const addresses = /"[^"]{0,200}"@\S+|\S*[^\s@](?:@|＠|%40|=40)\S+/gi
const phones = /(?:\+|\b)(?:\d[\s()-]{0,2}){9,}\d\b/g

/** A reply without the email addresses in it. */
export function withoutAddresses(reply: string): string {
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

import { z } from 'zod'
import './plain-words.ts'

// NUL and other control characters have no meaning in text, and PostgreSQL rejects them.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g // oxlint-disable-line no-control-regex
const lineBreaks = /[\r\n\t\u2028\u2029]+/g

/**
 * Not allowed in a name or title: direction marks and invisible characters. Joiners stay, since
 * Persian, Indian scripts and emoji use them, and so do the tags of flag emoji (Scotland's) and
 * variants of Han characters.
 */
const hidden = [
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
  /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g,
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu,
  /(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu,
]
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

export const tooLong = (max: number) => `Please use at most ${max} characters.`

/**
 * Text as sent. A transformed text loses its limits in the API description (`openapi.json`), so
 * they are repeated there; they count after trimming.
 */
const sentText = (max: number, required?: string) =>
  z.string().meta({ maxLength: max, ...(required !== undefined && { minLength: 1 }) })

/** Trimmed, without line breaks, which would end a mail header, and invisible characters. */
export function singleLine(max: number, required?: string) {
  const text = sentText(max, required)
    .transform((value) => seen(value.replace(lineBreaks, ' ').replace(controls, '')).trim())
    .pipe(z.string().max(max, tooLong(max)))
  return required === undefined ? text : text.refine((value) => visible.test(value), required)
}

function seen(text: string): string {
  return hidden.reduce((kept, pattern) => kept.replace(pattern, ''), text)
}

/** Trimmed text that keeps its line breaks. */
export function multiline(max: number) {
  return sentText(max)
    .transform((value) => value.replaceAll('\r\n', '\n').replace(controls, '').trim())
    .pipe(z.string().max(max, tooLong(max)))
}

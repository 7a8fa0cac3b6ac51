import { z } from 'zod'
import './plain-words.ts'

// What people type. NUL and its kind have no meaning in text, and PostgreSQL refuses them.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g // oxlint-disable-line no-control-regex
const lineBreaks = /[\r\n\t\u2028\u2029]+/g

const tooLong = (max: number) => `Please use at most ${max} characters.`

/**
 * Text as sent. A transformed text loses its limits in the description of the API (`openapi.json`),
 * so they are given there once more; they count after trimming.
 */
const sentText = (max: number, required?: string) =>
  z.string().meta({ maxLength: max, ...(required !== undefined && { minLength: 1 }) })

/** Trimmed text on one line, for names and subjects: a line break would end a mail header. */
export function singleLine(max: number, required?: string) {
  const text = sentText(max, required)
    .transform((value) => value.replace(lineBreaks, ' ').replace(controls, '').trim())
    .pipe(z.string().max(max, tooLong(max)))
  return required === undefined ? text : text.refine((value) => value !== '', required)
}

/** Trimmed text with its line breaks. */
export function multiline(max: number) {
  return sentText(max)
    .transform((value) => value.replaceAll('\r\n', '\n').replace(controls, '').trim())
    .pipe(z.string().max(max, tooLong(max)))
}

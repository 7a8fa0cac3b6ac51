import { fieldOf, type MailMessage } from './message.ts'

/**
 * The text that was written out for a person, else the fields as a person reads them, one below the other, without the instructions for the
 * form-mail service. Further lines of a value are indented: no text can pose as another field.
 */
export function plainText(message: MailMessage): string {
  const written = fieldOf(message, '_text')
  if (written !== undefined) return written
  const lines = message.fields
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => `${name}: ${value.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n  ')}`)
  return `${lines.join('\n')}\n`
}

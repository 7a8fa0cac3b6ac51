import { looksLikeSample } from '#content/sample-facts.ts'
import type { ContentFile } from '#services/content/parts.ts'
import type { Finding } from './finding.ts'

/** Sentences of content/ in which a sample word is left, such as the brand's. */
export function sampleWordsIn(parts: readonly ContentFile[]): Finding[] {
  return parts.flatMap((part) =>
    sampleTextsIn(part).map((text) => ({ what: quoted(text), where: part.file })),
  )
}

/** The same sentences, whole. */
export function sampleTextsIn({ value }: Pick<ContentFile, 'value'>): string[] {
  // 'sample' by itself is a mark of the content's own, which no guest reads.
  return [...new Set(textsIn(value))].filter((text) => text !== 'sample' && looksLikeSample(text))
}

/** Values are not repeated: some are secrets. */
export function sampleSettings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  return ['PUBLIC_URL', 'OWNER_EMAIL', 'BUSINESS_EMAIL', 'MAIL_FROM', 'SMTP_URL', 'FORM_MAIL_URL']
    .filter((name) => looksLikeSample(env[name] ?? ''))
    .map((name) => ({ what: `${name}: is still a sample`, where: '.env' }))
}

/** Every text in a value, whatever its shape, and keys that look like samples. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value).filter(looksLikeSample), ...Object.values(value).flatMap(textsIn)]
}

/** As a finding names a text; long ones are cut. */
export function quoted(text: string): string {
  return `'${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`
}

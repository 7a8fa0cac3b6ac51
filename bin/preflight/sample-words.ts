import { looksLikeSample } from '#content/sample-facts.ts'
import type { ContentPart } from '#services/content/parts.ts'
import type { Finding } from './finding.ts'

/** Sentences of content/ and settings in which a sample word is left, such as the brand's. */
export function sampleWordsIn(parts: readonly Pick<ContentPart, 'file' | 'value'>[]): Finding[] {
  return parts.flatMap(({ file, value }) =>
    [...new Set(textsIn(value))]
      // A mark of the content's own, which no guest reads.
      .filter((text) => text !== 'sample' && looksLikeSample(text))
      .map((text) => ({ what: `'${shortened(text)}'`, where: file })),
  )
}

/** Values are not repeated: some are secrets. */
export function sampleSettings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  return ['PUBLIC_URL', 'OWNER_EMAIL', 'BUSINESS_EMAIL', 'MAIL_FROM', 'SMTP_URL', 'FORM_MAIL_URL']
    .filter((name) => looksLikeSample(env[name] ?? ''))
    .map((name) => ({ what: `${name}: is still a sample`, where: '.env' }))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value).filter(looksLikeSample), ...Object.values(value).flatMap(textsIn)]
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

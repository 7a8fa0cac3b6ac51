import { looksLikeSample } from '#content/sample-facts.ts'
import { documentsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import type { Site } from '../site/site.ts'
import type { Finding } from './finding.ts'

/** A document and its content. */
export interface ContentFile {
  file: string
  value: unknown
}

/** The owner's documents that pages show, including the cabins. */
export function documentFiles({ facts, cabins, document }: Site): ContentFile[] {
  const names = (Object.keys(documentSchemas) as DocumentName[]).filter((name) =>
    isOn(facts, `${documentsPath}${name}`),
  )
  return [
    ...names.map((name) => ({ file: `content/site/${name}.yaml`, value: document(name) })),
    ...cabins.map((cabin) => ({ file: `content/site/cabins/${cabin.id}.yaml`, value: cabin })),
  ]
}

/** Sentences in documents that contain a sample word, such as the brand's. */
export function sampleWordsIn(files: readonly ContentFile[]): Finding[] {
  return files.flatMap((each) =>
    sampleTextsIn(each).map((text) => ({ what: quoted(text), where: each.file })),
  )
}

/** The same sentences in full. */
export function sampleTextsIn({ value }: Pick<ContentFile, 'value'>): string[] {
  // 'sample' alone is a marker in the content, which no guest reads.
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

/** The text as shown in a finding; long ones are cut. */
export function quoted(text: string): string {
  return `'${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`
}

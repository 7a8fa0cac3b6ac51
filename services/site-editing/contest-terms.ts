import type { Documents } from '#contracts/site/documents.ts'
import type { Site } from '../site/site.ts'

export const rulesDocument = 'policies/contest-rules'

/** Entrants agree to a version of the rules: other words need another version. */
export function termsMistakes(before: Site, after: Site): Record<string, string> {
  if (!after.facts.features.contest) return {}
  const earlier = before.document(rulesDocument)
  const later = after.document(rulesDocument)
  if (earlier.version !== later.version || wordsOf(earlier) === wordsOf(later)) return {}
  return {
    version: 'The rules have changed. Please give them a new version: the day of the change.',
  }
}

function wordsOf({ intro, sponsor, sections }: Documents[typeof rulesDocument]): string {
  return JSON.stringify([intro, sponsor, sections])
}

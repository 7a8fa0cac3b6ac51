import type { Documents } from '#contracts/site/documents.ts'
import type { Site } from '../site/site.ts'

/** Entrants agree to a version of the rules: other words need another version. */
export function termsMistakes(before: Site, after: Site): Record<string, string> {
  if (!after.facts.features.contest) return {}
  const earlier = before.document('policies/contest-rules')
  const later = after.document('policies/contest-rules')
  if (earlier.version !== later.version || wordsOf(earlier) === wordsOf(later)) return {}
  return {
    version: 'The rules have changed. Please give them a new version: the day of the change.',
  }
}

function wordsOf({ intro, sponsor, sections }: Documents['policies/contest-rules']): string {
  return JSON.stringify([intro, sponsor, sections])
}

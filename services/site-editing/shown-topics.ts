import type { Documents } from '#contracts/site/documents.ts'
import type { Topic } from '../changes.ts'
import { RuleError } from '../errors.ts'
import { proposedSite, type Fields, type ShownSite } from '../site/shown-site.ts'
import { topicsBetween } from '../site/site-topics.ts'
import type { Site } from '../site/site.ts'
import { mistakesIn } from './read-document.ts'

/** What pages will show differently. Throws `RuleError` with what has to be fixed. */
export function topicsOf(shown: ShownSite, document: string, value: Fields): Topic[] {
  const proposed = proposedSite(shown, document, value)
  const mistakes = mistakesIn(proposed, document)
  const terms = 'site' in proposed ? termsMistakes(shown.site, proposed.site, document) : {}
  const all = { ...mistakes, ...terms }
  if (!('site' in proposed) || Object.keys(all).length > 0) {
    throw new RuleError('Please fix what is marked, then publish.', all)
  }
  return topicsBetween(shown.site, proposed.site)
}

const rulesDocument = 'policies/contest-rules'

/**
 * Entrants agree to a version of the rules: other words need another version. A fact that the rules
 * name may change without them.
 */
function termsMistakes(before: Site, after: Site, changed: string): Record<string, string> {
  if (changed !== rulesDocument || !after.facts.features.contest) return {}
  const wordsOf = ({ intro, sponsor, sections }: Documents[typeof rulesDocument]) =>
    JSON.stringify([intro, sponsor, sections])
  const earlier = before.document(rulesDocument)
  const later = after.document(rulesDocument)
  if (earlier.version !== later.version || wordsOf(earlier) === wordsOf(later)) return {}
  return {
    version: 'The rules have changed. Please give them a new version: the day of the change.',
  }
}

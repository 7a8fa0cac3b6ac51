import type { Site } from '../site/site.ts'
import { isOpen, type SampleFact } from '#content/sample-facts.ts'
import type { Finding } from './finding.ts'

export function openFacts(facts: readonly SampleFact[]): Finding[] {
  return facts.filter(isOpen).map(({ name, where }) => ({ what: name, where }))
}

/** Review platforms forbid asking only happy guests, which is what the specification describes. */
export function reviewGating({
  publicReviewLinks,
}: Pick<Site['facts'], 'publicReviewLinks'>): Finding[] {
  if (publicReviewLinks === 'everyone') return []
  return [
    {
      what: "Only happy guests are asked for a public review. Review platforms forbid this; 'everyone' asks all.",
      where: 'content/site/facts.yaml, publicReviewLinks',
    },
  ]
}

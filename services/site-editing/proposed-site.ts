import { partIn, changedDocuments, withPart, type ChangedSite } from '../site/changed-site.ts'
import type { DocumentChanges } from '../site/document-changes.ts'
import { parseSite, type ParsedSite } from '../site/parse-site.ts'
import { tooFewPictures, unknownAmenities } from '../site/site-mistakes.ts'

/** A document's changes in place of those that are published. */
export interface Proposal {
  document: string
  changes: DocumentChanges
}

/** The site as it would be, without what no longer fits in other documents. */
export function proposedSite(
  { base, changes: published, find }: ChangedSite,
  { document, changes }: Proposal,
): ParsedSite {
  const all = new Map([...published, [document, changes]])
  const shown = changedDocuments(withPart(base, partIn(document)), all)
  return parseSite(shown, { find, retired: base.retired })
}

/** What would be wrong, by path in the document; in others, under an empty path. */
export function mistakesIn(published: ChangedSite, proposal: Proposal): Record<string, string> {
  const proposed = proposedSite(published, proposal)
  const own =
    'site' in proposed
      ? [...unknownAmenities(proposed.site), ...tooFewPictures(proposed.site)].filter(
          ({ document }) => document === proposal.document,
        )
      : []
  return Object.fromEntries(
    [...proposed.mistakes, ...own].map(({ document, path, message }) =>
      document === proposal.document ? [path, message] : ['', `${document}, ${path}: ${message}`],
    ),
  )
}

import type { DocumentChanges } from '../site/document-changes.ts'

/**
 * Fields that cannot be edited while the site runs: addresses and pictures have their own ways.
 */
const fixedFields: Readonly<Record<string, readonly string[]>> = {
  cabins: ['slug', 'emblem', 'placeholders', 'formerNames'],
}

/** Of a document, by its name: 'cabins/texas-sage' is one of 'cabins/'. */
function fixedIn(document: string): readonly string[] {
  return fixedFields[document === 'cabins' ? '' : (document.split('/', 1)[0] ?? '')] ?? []
}

type Fields = Readonly<Record<string, unknown>>

/** Only what the owner can edit. */
export function editable(document: string, fields: Fields): Record<string, unknown> {
  const isFixed = new Set(fixedIn(document))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isFixed.has(name)))
}

/** The changes, but for those of fields that cannot be edited. */
export function editableChanges(document: string, changes: DocumentChanges): DocumentChanges {
  return editable(document, changes) as DocumentChanges
}

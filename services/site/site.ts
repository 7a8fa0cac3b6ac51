import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { DocumentName, Documents } from '#contracts/site/documents.ts'

/** The owner's documents, checked. The composition root reads them once and hands them on. */
export interface Site {
  facts: Documents['facts']
  /** In the owner's order. */
  cabins: readonly CabinDocument[]
  document: <Name extends DocumentName>(name: Name) => Documents[Name]
}

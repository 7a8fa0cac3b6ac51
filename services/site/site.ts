import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { DocumentName, Documents } from '#contracts/site/documents.ts'

/** The owner's documents, validated. The composition root reads them once. */
export interface Site {
  facts: Documents['facts']
  /** In the owner's order. */
  cabins: readonly CabinDocument[]
  document: <Name extends DocumentName>(name: Name) => Documents[Name]
}

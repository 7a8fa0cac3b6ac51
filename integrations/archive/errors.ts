/** The archive cannot be written or is not one to restore from; in words for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

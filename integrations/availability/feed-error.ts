import { FetchError } from '../fetch/fetch-error.ts'

/** A feed that could not be read. The message ends the sentence 'the feed …'. */
export class FeedError extends FetchError {
  override name = 'FeedError'
}

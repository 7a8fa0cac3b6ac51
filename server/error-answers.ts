import type { ErrorAnswer } from '#contracts/errors.ts'

export const unexpectedError = 'Something went wrong on our side. Please try again.'

const sentences: Record<number, string> = {
  400: 'We could not read this request.',
  401: 'Please log in first.',
  403: 'This is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take such a request.',
  408: 'The request took too long to arrive. Please try again.',
  412: 'This has changed, or is not what you expected.',
  413: 'This is larger than we can take.',
  414: 'The address is too long.',
  415: 'Please send JSON (content type application/json).',
  416: 'There is no such part of this file.',
  417: 'We cannot do what the Expect header asks.',
  429: 'That was a little too fast. Please wait a moment and try again.',
  431: 'The request headers are too large.',
  503: 'We are busy just now. Please try again in a moment.',
}

/** The message for a status that needs no further explanation. */
export function answerFor(status: number): ErrorAnswer {
  return { error: sentences[status] ?? unexpectedError }
}

/** Whether a status has a message of its own. */
export function isExpected(status: number): boolean {
  return status in sentences
}

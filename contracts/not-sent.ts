import type { Message } from './messages.ts'

/** Toast for a form that could not be sent (section 8), with the property's phone. */
export const notSentMessage = (phone: string): Message => ({
  title: 'Submission Error',
  description: `Please try again or contact us directly at ${phone}.`,
})

/** Shown when an error response has no message (specification, section 7). */
export const requestFailed = 'Request failed'

/** For the browsers' own words, such as 'Failed to fetch'. */
export const notConnected = 'No connection. Please check your signal and try again.'

/** The message of an error response: its message, else its error (section 7). */
export function messageIn(answer: unknown): string {
  const { message, error } = (answer ?? {}) as { message?: unknown; error?: unknown }
  return [message, error].find(isText) ?? requestFailed
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

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

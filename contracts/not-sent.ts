import type { Message } from './messages.ts'

/** When a form could not be sent (specification, section 8). `phone` is the property's, as shown. */
export const notSentMessage = (phone: string): Message => ({
  title: 'Submission Error',
  description: `Please try again or contact us directly at ${phone}.`,
})

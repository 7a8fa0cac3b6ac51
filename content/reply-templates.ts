import type { ReplyTemplate } from '#contracts/reply-templates.ts'

/** Templates for answers as shipped; the owner changes them at `/admin/reply-templates`. */
export const shippedTemplates: readonly ReplyTemplate[] = [
  {
    id: 'free',
    name: 'Dates are free',
    text: `Hello {name},

Thank you for your inquiry. We're free for {dates}, and we'd love to have you.

Would you like us to hold the dates for you? Just reply to this email, or call us at {phone}.`,
  },
  {
    id: 'booked',
    name: 'Dates are booked',
    text: `Hello {name},

Thank you for your inquiry. I'm sorry, but we're already booked for {dates}.

If your dates are flexible, tell us which other days would work and we'll look again.`,
  },
  {
    id: 'question',
    name: 'One more question',
    text: `Hello {name},

Thank you for your inquiry about {dates}. Before we answer it, one question:

`,
  },
]

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

/** Texts of the screen with the templates. */
export const adminTemplates = {
  title: 'Templates for answers',
  lead: 'Start an answer to an inquiry from one of these. What’s in braces is filled in for each guest: {name}, {dates}, {property}, {phone}.',
  back: 'Back to inquiries',
  loading: 'Loading templates...',
  loadFailed: 'Failed to fetch templates',
  none: 'No templates yet.',
  add: 'New template',
  name: 'Name',
  text: 'Text',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  remove: 'Delete',
  confirm: { heading: 'Delete this template?', yes: 'Delete', no: 'Keep it' },
  saved: 'Template saved',
  removed: 'Template deleted',
  failed: 'Failed to save the template',
  removeFailed: 'Failed to delete the template',
} as const

/** Texts around what the owner writes to guests; not in the specification. */
export const guestMail = {
  by: (who: string, when: string) => `${who}, ${when}`,
  statuses: { waiting: 'On its way', delivered: 'Delivered', failed: 'Not delivered' },
  deliveredAt: (when: string) => `Delivered ${when}`,
  outbox: 'Open the outbox',
  to: (address: string, replyTo: string) =>
    `Goes to ${address}. Replies go to ${replyTo}. Name, address and phone of the property are added below.`,
  sending: 'Sending...',
  noMail:
    'This site can’t send mail to guests yet. Set SMTP_URL and MAIL_FROM, or open what you wrote in your own mail program.',
  mailProgram: 'Open in mail program',
  refusedWithoutMail:
    'This site can’t send mail to guests yet (SMTP_URL). Please write from your own mailbox.',
} as const

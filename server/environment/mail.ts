import type { Variables } from './variables.ts'

/** How notifications leave; with neither service they wait in the outbox for the admin. */
export type Mail =
  | { kind: 'form-mail'; url: string }
  | { kind: 'smtp'; url: string; from: string }
  | { kind: 'outbox' }

export function mailFrom({ FORM_MAIL_URL, SMTP_URL, MAIL_FROM }: Variables): Mail {
  if (FORM_MAIL_URL) return { kind: 'form-mail', url: FORM_MAIL_URL }
  if (SMTP_URL && MAIL_FROM) return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM }
  return { kind: 'outbox' }
}

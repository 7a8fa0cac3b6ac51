import type { FormMailFake } from '#tests/fakes/form-mail.ts'
import type { Observations } from './observations.ts'

/** The first look for troubles is 90 seconds after the start. */
const patienceMs = 150_000

/** The owner gets a mail with this subject. */
export async function mailArrives(
  found: Observations,
  formMail: FormMailFake,
  subject: string,
): Promise<void> {
  const isThere = () => countMails(formMail, subject) > 0
  await found.comesTrue(`mail to the owner: ${subject}`, isThere, patienceMs)
}

export function countMails({ received }: FormMailFake, subject: string): number {
  return received.items.filter(({ fields }) =>
    fields.some(([name, value]) => name === '_subject' && value === subject),
  ).length
}

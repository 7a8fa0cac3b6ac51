import { openingMail } from '#content/opening-mail.ts'
import { openingParameter } from '#contracts/addresses.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import { shortStay } from '#contracts/date-formats.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { Dependencies } from '../dependencies.ts'
import { mailboxOf } from './inquiry-confirmation.ts'
import type { Notification } from './to-owner.ts'

export interface OpeningMail {
  cabin: Pick<CabinDocument, 'name' | 'slug'>
  stay: Stay
  /** In lower case. */
  email: string
  token: string
}

type Deps = Pick<Dependencies, 'site' | 'origin'>

/** Asks whether the guest wants to hear; its mailbox is counted, because anyone can enter it. */
export function openingConfirmation(deps: Deps, mail: OpeningMail): Notification {
  const written = write(deps, mail, 'confirmation')
  return { kind: 'opening-confirmation', guestMailbox: mailboxOf(mail.email), ...written }
}

/** Says that the nights are free. */
export function openingNotification(deps: Deps, mail: OpeningMail): Notification {
  return { kind: 'opening', ...write(deps, mail, 'told') }
}

function write(
  { site: { facts }, origin }: Deps,
  { cabin, stay, email, token }: OpeningMail,
  kind: keyof typeof openingMail,
) {
  const { subject: title, text } = openingMail[kind]
  const subject = `${title} - ${facts.property}`
  const words = {
    cabin: cabin.name,
    days: shortStay(stay),
    stay: `${origin}/cabins/${cabin.slug}?${stayQuery(stay)}`,
    link: `${origin}/openings?${openingParameter}=${token}`,
  }
  return {
    recipient: 'guest' as const,
    guestAddress: email,
    subject,
    fields: [
      ['_subject', subject],
      ['_text', text(words, facts)],
      ['email', facts.email],
    ] as const,
  }
}

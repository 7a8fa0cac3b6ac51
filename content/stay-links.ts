import type { StayLinkState, StayUse } from '#contracts/stay-link-state.ts'
import { verifiedStay } from './verified-stay.ts'

/** `unread`: it could not be checked just now. */
export type ShownStayState = StayLinkState | 'unknown' | 'unread'

const mark = `“${verifiedStay}”`

interface Words {
  cabin: string
  /** The day of arrival: 'March 3'. */
  from: string
}

const things: Readonly<Record<StayUse, string>> = { review: 'review', entry: 'contest entry' }

/** What a guest reads about the link that the owner sent. Only loaders use it. */
export function stayNotice(use: StayUse, state: ShownStayState, { cabin, from }: Words): string {
  const thing = things[use]
  const without = `You’re still welcome to send us a ${thing}; it won’t carry ${mark}.`
  const notices: Readonly<Record<ShownStayState, string>> = {
    open: `Thank you for staying in ${cabin}. Your ${thing} will carry ${mark}.`,
    early: `Your link works from ${from}, when your stay in ${cabin} begins. A ${thing} sent before then won’t carry ${mark}.`,
    used: `This link has already been used for a ${thing}. ${without}`,
    expired: `This link has expired. ${without} If you’d like it to, ask us for a new link.`,
    unknown: `We don’t know this link. Please check that you have all of it. ${without}`,
    unread: 'We couldn’t check your link just now. Please reload this page in a moment.',
  }
  return notices[state]
}

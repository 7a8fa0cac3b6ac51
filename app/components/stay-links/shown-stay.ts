import { dayOfMonth } from '#contracts/date-formats.ts'
import type { StayUse, StayLinkState } from '#contracts/stay-link-state.ts'
import type { StayLink } from '#contracts/stay-links.ts'
import { stayParameter } from '#contracts/addresses.ts'
import { stayTokenPattern } from '#contracts/stay-token.ts'
import { readIfThere, type ReadApi } from '../../api-context.ts'
import { verifiedStay } from '../../../content/verified-stay.ts'

/** `unread`: it could not be checked just now. */
type ShownStayState = StayLinkState | 'unknown' | 'unread'

const mark = `“${verifiedStay}”`

interface Words {
  cabin: string
  /** The day of arrival: 'March 3'. */
  from: string
}

const things: Readonly<Record<StayUse, string>> = { review: 'review', entry: 'contest entry' }

/** What a guest reads about the link that the owner sent. Only loaders use it. */
function stayNotice(use: StayUse, state: ShownStayState, { cabin, from }: Words): string {
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

/** The stay link in a page's address. */
export interface ShownStay {
  /** Empty if it cannot be one. */
  token: string
  /** Whether what is sent will be a verified stay. */
  isOpen: boolean
  /** What it is good for, for the guest. */
  notice: string
  /** Null if it is unknown or could not be read. */
  link: StayLink | null
}

/**
 * For loaders, so that its words reach only guests with a link. Null without one. Never throws: the
 * guest may have written something.
 */
export async function readShownStay(
  read: ReadApi,
  { searchParams }: URL,
  use: StayUse,
): Promise<ShownStay | null> {
  const token = searchParams.get(stayParameter)
  if (token === null) return null
  if (!stayTokenPattern.test(token)) return shown('', use, null)
  const address = `/api/stay-links?${new URLSearchParams({ [stayParameter]: token })}`
  const link = await readIfThere<StayLink>(read, address).catch(() => undefined)
  return shown(token, use, link)
}

/** `undefined` if it could not be read. */
function shown(token: string, use: StayUse, link: StayLink | null | undefined): ShownStay {
  const state = link === undefined ? 'unread' : (link?.[use] ?? 'unknown')
  const words = { cabin: link?.cabin ?? '', from: link ? dayOfMonth(link.checkIn) : '' }
  const notice = stayNotice(use, state, words)
  return { token, isOpen: state === 'open', notice, link: link ?? null }
}

import { stayNotice } from '#content/stay-links.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import type { StayUse } from '#contracts/stay-link-state.ts'
import type { StayLink } from '#contracts/stay-links.ts'
import { stayParameter } from '#contracts/addresses.ts'
import { stayTokenPattern } from '#contracts/stay-token.ts'
import { readIfThere, type ReadApi } from '../../api-context.ts'

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

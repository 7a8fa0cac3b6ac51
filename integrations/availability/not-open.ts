// Which blocks of a feed are rules of the partner and no booking: how far ahead and how shortly
// before a stay it sells. What we have seen publishers send:
// - Airbnb: 'Airbnb (Not available)', once only 'Not available'. Days that the host blocked carry the
//   same words, so they count as not open too.
// - Guesty: '_an_' (advance notice) or '_bw_' (booking window) in the UID.
// - Lodgify: 'Closed period'.
// - Our own feed file: see below.
// Booking.com calls every night it does not sell 'CLOSED - Not available', sold ones included, and
// Vrbo's 'Blocked' may be a booking made elsewhere: both are taken.

const notOpenSummary = /^(?:airbnb \(not available\)|not available|closed period|not open yet)$/i
const notOpenUid = /_(?:an|bw|not-open)_/i

/** How our own feed marks such nights; a publisher that hands on either of the two keeps them. */
export const ownMarks = { summary: 'Not open yet', uid: '_not-open_' } as const

/** Whether a line of an event says that its nights are not sold yet. Nothing else of it is kept. */
export function saysNotOpen(line: string): boolean {
  const [, name = '', value = ''] = /^(summary|uid)(?:;[^:]*)?:(.*)$/is.exec(line) ?? []
  const pattern = name.toLowerCase() === 'uid' ? notOpenUid : notOpenSummary
  return name !== '' && pattern.test(value.trim())
}

/** How to read one feed, where publishers differ. */
export interface FeedOptions {
  /**
   * TRANSP:TRANSPARENT on whole days. Calendar programs add it by default, so bookings listed in
   * one would not count; hence 'taken' unless the owner says 'free'.
   */
  transparentDays: 'taken' | 'free'
  /** What the feed's ends are: the morning of departure, or the last night. */
  end: 'check-out' | 'last-night'
  /** Where the feed's times become days, an IANA name; null: at the property. */
  zone: string | null
}

export const usualFeedOptions: FeedOptions = {
  transparentDays: 'taken',
  end: 'check-out',
  zone: null,
}

/** Calendar programs write 'webcal:' for an address that they read by https. */
export function feedAddress(text: string): string {
  return text.trim().replace(/^webcals?:\/\//i, 'https://')
}

export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

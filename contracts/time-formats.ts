type Options = Readonly<Intl.DateTimeFormatOptions>

const made = new Map<Options, Map<string, Intl.DateTimeFormat>>()

/**
 * The format of times in an IANA zone, made once for each object with options: making one takes
 * longer than formatting with it four times.
 */
export function formatOf(locale: string, timeZone: string, options: Options): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone}`
  const known = made.get(options) ?? new Map<string, Intl.DateTimeFormat>()
  made.set(options, known)
  const format = known.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  known.set(name, format)
  return format
}

export const toTheSecond = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

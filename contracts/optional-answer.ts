import { z } from 'zod'

/** An answer from a list that may be left open; forms without scripts send that as empty text. */
export function optionalAnswer<const Options extends readonly string[]>(options: Options) {
  return z
    .enum<readonly [...Options, '']>([...options, ''])
    .nullable()
    .default(null)
    .transform((value): Options[number] | null => (value === '' ? null : value))
}

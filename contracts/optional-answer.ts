import { z } from 'zod'

/** An optional choice from a list; forms without scripts send an empty text for no choice. */
export function optionalAnswer<const Options extends readonly string[]>(options: Options) {
  return z
    .enum<readonly [...Options, '']>([...options, ''])
    .nullable()
    .default(null)
    .transform((value): Options[number] | null => (value === '' ? null : value))
}

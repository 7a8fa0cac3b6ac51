import { withValue } from './fields/schema.ts'

type Value = Record<string, unknown>

/** An answer's value, with the fields that were changed while the answer was on its way. */
export function withTypedSince(answer: Value, typed: { before: Value; now: Value }): Value {
  const { before, now } = typed
  return Object.keys({ ...before, ...now })
    .filter((name) => now[name] !== before[name])
    .reduce((value, name) => withValue(value, [name], now[name]) as Value, answer)
}

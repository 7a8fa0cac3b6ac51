import type { z } from 'zod'
import { withMark, withoutMarks } from '#contracts/text-marks.ts'

/** Texts by which documents and addresses name things, such as booking partners; pictures are marked where their albums are read. */
const unmarked: readonly RegExp[] = [
  /^cabins\/[^:]+:(amenities\.|name$)/,
  /^stay:amenities\.\d+\.name$/,
  // Events are recognized by their texts.
  /^events(:regular\.|\/samples:)/,
  /^albums\//,
  /^facts:bookingTemplates\./,
]

/** A document as it is written, each text followed by a mark of where it stands. */
export function withMarks(document: string, value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    const place = { document, path: path.join('.') }
    const isUnmarked = unmarked.some((each) => each.test(`${document}:${place.path}`))
    return isUnmarked ? value : withMark(value, place)
  }
  if (Array.isArray(value)) {
    return value.map((each, at) => withMarks(document, each, [...path, String(at)]))
  }
  if (!isRecord(value)) return value
  const marked = Object.entries(value).map(([name, each]) => [
    name,
    // A feature's name is read before the schema is; a block's kind chooses its schema.
    name === 'feature' || name === 'block' ? each : withMarks(document, each, [...path, name]),
  ])
  return Object.fromEntries(marked)
}

/** Parses a marked document; what its schema takes only without marks goes without. */
export function parseMarked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.infer<Schema>> {
  const parsed = schema.safeParse(value)
  const refused = parsed.error?.issues.map(({ path }) => path.map(String)) ?? []
  const fewer = refused.reduce(withoutMarksAt, value)
  return fewer === value ? parsed : parseMarked(schema, fewer)
}

/** The same value, without the marks at and below a path. */
function withoutMarksAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (typeof value === 'string') return withoutMarks(value)
  if (!isRecord(value)) return value
  const names = name === undefined ? Object.keys(value) : [name]
  return names.reduce<unknown>((whole, each) => replaced(whole, each, rest), value)
}

function replaced(whole: unknown, name: string, rest: readonly string[]): unknown {
  if (!isRecord(whole) || !Object.hasOwn(whole, name)) return whole
  const before = whole[name]
  const after = withoutMarksAt(before, rest)
  if (after === before) return whole
  return Array.isArray(whole) ? whole.with(Number(name), after) : { ...whole, [name]: after }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

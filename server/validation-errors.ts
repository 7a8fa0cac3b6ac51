import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import type { ErrorAnswer } from '#contracts/errors.ts'
import '#contracts/plain-words.ts'

type Issue = ZodFastifySchemaValidationError

/** Wrong shape: our form cannot have sent this. */
const shapeIssues = new Set(['invalid_type', 'unrecognized_keys'])

/**
 * Tells a request of the wrong shape (400: wrong type, missing or unknown field) from one that
 * violates a rule (422), and reports the first error of each field. `sent` is the validated part of
 * the request.
 */
export function describeValidation(
  issues: readonly Issue[],
  sent: unknown,
): { status: 400 | 422; answer: ErrorAnswer } {
  const isShape = issues.some((issue) => shapeIssues.has(issue.keyword) || isMissing(issue, sent))
  const error = isShape
    ? 'The request does not have the expected form.'
    : 'Please check the marked fields.'
  const named = issues.flatMap((issue) => nameFields(issue, sent))
  // Reversed, so that the first of several messages for one field wins.
  const fields = named.length > 0 ? { fields: Object.fromEntries(named.toReversed()) } : {}
  return { status: isShape ? 400 : 422, answer: { error, ...fields } }
}

/** A path as a person writes it: `stay.checkIn`. The request as a whole has no name. */
function nameFields(issue: Issue, sent: unknown): [string, string][] {
  const path = pathOf(issue)
  if (issue.keyword === 'unrecognized_keys') {
    return unknownKeys(issue).map((key) => [[...path, key].join('.'), 'Not a known field.'])
  }
  if (path.length === 0) return []
  const message = isMissing(issue, sent) ? 'Required.' : (issue.message ?? 'Not valid.')
  return [[path.join('.'), message]]
}

/** Zod reports a missing choice like an invalid one; only the sent value tells them apart. */
function isMissing(issue: Issue, sent: unknown): boolean {
  // A refinement may require an optional field: that is a rule.
  if (issue.keyword === 'custom') return false
  let value = sent
  for (const name of pathOf(issue)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return true
    value = Reflect.get(value, name)
  }
  return value === undefined
}

function pathOf(issue: Issue): string[] {
  return issue.instancePath.split('/').filter(Boolean)
}

function unknownKeys({ params }: Issue): string[] {
  return 'keys' in params && Array.isArray(params.keys) ? params.keys.map(String) : []
}

import type { FieldErrors } from './values.ts'

/** The part of a zod schema that is used here: zod itself comes with the schema. */
interface Schema {
  safeParse: (data: unknown) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

/** What the API would say about a body, by its field names; empty when nothing is wrong. */
export function fieldErrors(schema: Schema, body: object): FieldErrors {
  const issues = schema.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

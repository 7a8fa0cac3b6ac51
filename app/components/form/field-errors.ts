import type { FieldErrors } from './values.ts'

/** The part of a zod schema used here; zod is loaded with the schema. */
interface Schema {
  safeParse: (data: unknown) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

/** The API's validation of a body, by field; empty if valid. */
export function fieldErrors(schema: Schema, body: object): FieldErrors {
  const issues = schema.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

import { z } from 'zod'
import { schemaOf } from '../site/parse-site.ts'
import { editable } from './own-fields.ts'

type JsonSchema = Record<string, unknown>

const kept = new Map<string, JsonSchema>()

/** JSON Schema of a document as it is written, without what cannot be edited. */
export function documentSchema(document: string): JsonSchema {
  const known = kept.get(document)
  if (known) return known
  const schema = schemaOf(document)
  if (!schema) throw new Error(`Nothing reads the document ${document}.`)
  const { properties = {}, ...whole } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Forms know one way to write alternatives.
    override: ({ jsonSchema }) => {
      if (jsonSchema.oneOf) jsonSchema.anyOf = jsonSchema.oneOf
      delete jsonSchema.oneOf
    },
  })
  const made = { ...whole, properties: editable(document, properties) }
  kept.set(document, made)
  return made
}

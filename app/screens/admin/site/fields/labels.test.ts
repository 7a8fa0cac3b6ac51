import { expect, test } from 'vitest'
import { z } from 'zod'
import { choiceNames, fieldHints, fieldNames } from '#content/document-field-names.ts'
import { cabinDocumentSchema } from '#contracts/site/cabins.ts'
import { documentSchemas } from '#contracts/site/documents.ts'
import { factsFileSchema } from '#contracts/site/facts.ts'
import { choiceLabel, labelOf, pathLabel } from './labels.ts'

/** Every field of every document, as 'field' and 'group.field'. */
const fields = new Set<string>()
for (const schema of [...Object.values(documentSchemas), factsFileSchema, cabinDocumentSchema]) {
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function collect(schema: unknown, group?: string): void {
  if (typeof schema !== 'object' || schema === null) return
  for (const [name, value] of Object.entries(schema)) {
    if (name !== 'properties') collect(value, group)
    else
      for (const [field, own] of Object.entries(value as object)) {
        fields.add(field).add(`${group}.${field}`)
        collect(own, field)
      }
  }
}

test('a field is called what the owner calls it, by where it stands', () => {
  expect(labelOf('to')).toBe('Link')
  expect(labelOf('to', ['regular', '0'])).toBe('Ends at')
  expect(labelOf('longDescription')).toBe('Long description')
  expect(pathLabel('regular.0.from')).toBe('Events that come back › 0 › Begins at')
})

test('a choice is named in plain words, or else by its value', () => {
  expect(choiceLabel(['turnoverDay'], 'free')).toBe('Free for the next guest')
  expect(choiceLabel(['beds', '0', 'type'], 'Queen')).toBe('Queen')
})

test.each([...Object.keys(fieldNames), ...Object.keys(choiceNames), ...Object.keys(fieldHints)])(
  'some document has the field that is named: %s',
  (name) => {
    expect(fields).toContain(name)
  },
)

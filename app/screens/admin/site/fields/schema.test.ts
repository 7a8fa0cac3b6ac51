import { expect, test } from 'vitest'
import { emptyOf, kindsOf, schemaFor, type Schema } from './schema.ts'

const part = (kind: string, required: readonly string[]): Schema => ({
  type: 'object',
  properties: { block: { type: 'string', const: kind }, heading: { type: 'string' } },
  required: ['block', ...required],
})
const tips = part('tips', ['heading'])
const rules = part('rules', ['heading'])
const parts: Schema = { anyOf: [tips, rules] }

test('an item of several kinds is of the one that it says, though all have the same fields', () => {
  expect(schemaFor(parts, { block: 'rules', heading: 'Three rules' })).toBe(rules)
  expect(schemaFor(parts, { block: 'tips', heading: 'Good to know' })).toBe(tips)
})

test('a new item can be of every kind, and begins as one of it', () => {
  const kinds = kindsOf(parts)
  expect(kinds.map(({ choice }) => choice)).toEqual([
    { field: 'block', value: 'tips' },
    { field: 'block', value: 'rules' },
  ])
  expect(kinds.map(({ kind }) => emptyOf(kind))).toEqual([
    { block: 'tips', heading: '' },
    { block: 'rules', heading: '' },
  ])
})

test('kinds without such a field are told by the field that no other has', () => {
  const link: Schema = { type: 'object', properties: { link: {} }, required: ['link'] }
  const external: Schema = { type: 'object', properties: { external: {} }, required: ['external'] }
  expect(kindsOf({ anyOf: [link, external] })).toEqual([
    { kind: link, own: 'link' },
    { kind: external, own: 'external' },
  ])
})

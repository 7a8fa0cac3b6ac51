import { adminSite } from '#content/admin-site.ts'
import { choiceNames, fieldHints, fieldNames } from '#content/document-field-names.ts'
import { isFields, type Fields, type Path } from './schema.ts'

/** 'longDescription' in words: 'Long description'. `group` is where the field stands. */
export function labelOf(name: string, group: Path = []): string {
  const parent = group.findLast((part) => Number.isNaN(Number(part)))
  const own = fieldNames[`${parent}.${name}`] ?? fieldNames[name]
  if (own !== undefined) return own
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** What to write into a field; undefined where its name says enough. */
export function hintOf(path: Path): string | undefined {
  return fieldHints[path.at(-1) ?? '']
}

/** Of a difference: 'hero.facts.0.label'. */
export function pathLabel(path: string): string {
  const parts = path.split('.')
  return parts.map((part, at) => labelOf(part, parts.slice(0, at))).join(' › ')
}

/** A choice of a field, as the owner knows it. */
export function choiceLabel(path: Path, choice: string): string {
  return choiceNames[path.at(-1) ?? '']?.[choice] ?? choice
}

/** The first of these that an item has names it. */
const naming = [
  'name',
  'title',
  'heading',
  'label',
  'place',
  'season',
  'summary',
  'question',
  'id',
  'text',
  'partner',
  'picture',
]

/** A list's item by what it says; else by its place. */
export function itemLabel(item: unknown, at: number): string {
  const text = isFields(item) ? namingText(item) : ''
  return text === '' ? adminSite.form.item(at + 1) : text
}

function namingText(item: Fields): string {
  const field = naming.find((name) => typeof item[name] === 'string' && item[name] !== '')
  return field === undefined ? '' : String(item[field])
}

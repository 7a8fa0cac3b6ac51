import { adminSite, fieldNames } from '#content/admin-site.ts'
import { isFields, type Fields } from './schema.ts'

/** 'longDescription' in words: 'Long description'. */
export function labelOf(name: string): string {
  const own = fieldNames[name]
  if (own !== undefined) return own
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** The first of these that an item has names it. */
const naming = ['name', 'title', 'heading', 'label', 'place', 'season', 'summary', 'question', 'id']

/** A list's item by what it says; else by its place. */
export function itemLabel(item: unknown, at: number): string {
  const text = isFields(item) ? namingText(item) : ''
  return text === '' ? adminSite.form.item(at + 1) : text
}

function namingText(item: Fields): string {
  const field = naming.find((name) => typeof item[name] === 'string' && item[name] !== '')
  return field === undefined ? '' : String(item[field])
}

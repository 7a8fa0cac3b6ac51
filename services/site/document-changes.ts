import { excessIn, jsonLimits } from '#contracts/json-limits.ts'

// What the owner changed in a document as shipped, and the document with the changes. Lists whose
// items have names are kept item by item, so that an item that a later release adds is shown too.

import { isFields, nameOf } from '#contracts/merged-edits.ts'

/** A changed value: replaced, taken out, or changed further in. */
export type Change =
  | { set: unknown }
  | { unset: true }
  | { fields: DocumentChanges }
  | { list: ListChange }

/** By field. */
export type DocumentChanges = Readonly<Record<string, Change>>

interface ListChange {
  /** Keys of the items, in order. */
  order: readonly string[]
  /** New items, and changes to shipped ones, by key. */
  items: DocumentChanges
  /** Keys of the shipped items that were taken out. */
  removed: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

/** Each field of a document may add four levels. */
const storedLimits = { ...jsonLimits, depth: jsonLimits.depth * 4, values: jsonLimits.values * 4 }

/** The changes as stored; null if they cannot be read. */
export function readChanges(stored: string): DocumentChanges | null {
  try {
    const changes: unknown = JSON.parse(stored)
    return excessIn(changes, storedLimits) === undefined && isChanges(changes) ? changes : null
  } catch {
    return null
  }
}

function isChanges(value: unknown): value is DocumentChanges {
  return isFields(value) && Object.values(value).every(isChange)
}

function isChange(value: unknown): boolean {
  if (!isFields(value)) return false
  if ('fields' in value) return isChanges(value.fields)
  if ('list' in value) return isFields(value.list) && isListChange(value.list)
  return 'set' in value || 'unset' in value
}

function isListChange({ order, items, removed }: Fields): boolean {
  return Array.isArray(order) && Array.isArray(removed) && isChanges(items)
}

/** What has to be applied to `shipped` for it to become `edited`. */
export function changesBetween(shipped: Fields, edited: Fields): DocumentChanges {
  const names = new Set([...Object.keys(shipped), ...Object.keys(edited)])
  const changes = [...names].flatMap((name): [string, Change][] => {
    if (!Object.hasOwn(edited, name)) return [[name, { unset: true }]]
    const change = changeBetween(shipped[name], edited[name])
    return change ? [[name, change]] : []
  })
  return Object.fromEntries(changes)
}

function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  if (isFields(before) && isFields(after)) return { fields: changesBetween(before, after) }
  const shipped = namedItems(before)
  const edited = namedItems(after)
  return shipped && edited ? { list: listChange(shipped, edited) } : { set: after }
}

type NamedItems = ReadonlyMap<string, Fields>

function listChange(shipped: NamedItems, edited: NamedItems): ListChange {
  const items = [...edited].flatMap(([key, item]): [string, Change][] => {
    const original = shipped.get(key)
    const change = original ? changeBetween(original, item) : { set: item }
    return change ? [[key, change]] : []
  })
  return {
    order: [...edited.keys()],
    items: Object.fromEntries(items),
    removed: [...shipped.keys()].filter((key) => !edited.has(key)),
  }
}

/** The items by name; undefined unless each has one of its own. */
function namedItems(value: unknown): NamedItems | undefined {
  if (!Array.isArray(value) || !value.every(isFields)) return undefined
  const named = new Map(value.flatMap((item) => (nameOf(item) ? [[nameOf(item), item]] : [])))
  return named.size === value.length ? named : undefined
}

/** The document as changed. Changes to what is no longer shipped are left out. */
export function withChanges(shipped: Fields, changes: DocumentChanges): Fields {
  const names = new Set([...Object.keys(shipped), ...Object.keys(changes)])
  const fields = [...names].flatMap((name): [string, unknown][] => {
    const value = changed(shipped[name], changes[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(fields)
}

function changed(shipped: unknown, change: Change | undefined): unknown {
  if (!change) return shipped
  if ('set' in change) return change.set
  if ('unset' in change) return undefined
  if ('fields' in change) return isFields(shipped) ? withChanges(shipped, change.fields) : shipped
  const items = namedItems(shipped)
  return items ? changedList(items, change.list) : shipped
}

function changedList(shipped: NamedItems, { order, items, removed }: ListChange): unknown[] {
  const kept = order.map((key) => changed(shipped.get(key), items[key]))
  const later = [...shipped].filter(([key]) => !order.includes(key) && !removed.includes(key))
  return [...kept, ...later.map(([, item]) => item)].filter((item) => item !== undefined)
}

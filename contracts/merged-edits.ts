type Fields = Readonly<Record<string, unknown>>

export interface Edits<Value> {
  /** What both started from. */
  before: Value
  mine: Value
  theirs: Value
}

/**
 * Theirs, with what I changed since `before`; where both changed the same text, mine. Lists are
 * merged item by item: by name if each item has one, else by position while nothing was added or removed.
 * Returns `theirs` itself if I changed nothing.
 */
export function mergeEdits<Value>(edits: Edits<Value>): Value {
  return merged(edits) as Value
}

function merged({ before, mine, theirs }: Edits<unknown>): unknown {
  if (isSame(before, mine)) return theirs
  if (isSame(before, theirs)) return mine
  if (isFields(before) && isFields(mine) && isFields(theirs)) {
    return mergedFields({ before, mine, theirs })
  }
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedList({ before, mine, theirs })
  }
  return mine
}

function mergedFields({ before, mine, theirs }: Edits<Fields>): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const fields = [...names].map((name) => [
    name,
    merged({ before: before[name], mine: mine[name], theirs: theirs[name] }),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Fields
}

function mergedList({ before, mine, theirs }: Edits<readonly unknown[]>): readonly unknown[] {
  const named = [before, mine, theirs].map(namedItems)
  const [was, my, their] = named
  if (was && my && their) {
    const fields = mergedFields({ before: was, mine: my, theirs: their })
    // My order, then what they added.
    const order = [...Object.keys(my), ...Object.keys(their)]
    return [...new Set(order)].flatMap((name) => (name in fields ? [fields[name]] : []))
  }
  if (mine.length !== before.length || theirs.length !== before.length) return mine
  return mine.map((item, at) => merged({ before: before[at], mine: item, theirs: theirs[at] }))
}

/** The first of these that an item has names it. */
const namingFields = ['id', 'slug', 'name', 'title', 'place', 'heading', 'label', 'season']

/** The items by name; undefined unless each has one of its own. */
function namedItems(list: readonly unknown[]): Fields | undefined {
  if (!list.every(isFields)) return undefined
  const named = new Map(list.map((item) => [nameOf(item), item]))
  if (named.size !== list.length || named.has('')) return undefined
  // In front of each name, since objects sort those that look like numbers.
  return Object.fromEntries([...named].map(([name, item]) => [`:${name}`, item]))
}

export function nameOf(item: Fields): string {
  const field = namingFields.find((name) => typeof item[name] === 'string')
  return field === undefined ? '' : String(item[field])
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

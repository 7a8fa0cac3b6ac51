/** The parts of JSON Schema that the documents use. */
export interface Schema {
  type?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  default?: unknown
  items?: Schema
  minItems?: number
  maxItems?: number
  maxLength?: number
  /** Of a text: 'date' for a day, 'markdown' for a paragraph. */
  format?: string
  enum?: readonly (string | number)[]
  const?: unknown
  anyOf?: readonly Schema[]
}

export type Fields = Readonly<Record<string, unknown>>
export type Path = readonly string[]

/** What a form control is called: 'hero.facts.0.label'. */
export function nameOf(path: Path): string {
  return path.join('.')
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Of alternatives, the one that this value is. */
export function schemaFor(schema: Schema, value: unknown): Schema {
  const { anyOf } = schema
  if (!anyOf) return schema
  const fits = (each: Schema) =>
    isFields(value)
      ? each.type === 'object' && (each.required ?? []).every((name) => hasField(each, name, value))
      : each.type === typeof value || (each.type === 'array' && Array.isArray(value))
  return anyOf.find(fits) ?? anyOf[0] ?? {}
}

/** A field that tells alternatives apart has a value of its own in each. */
function hasField({ properties }: Schema, name: string, value: Fields): boolean {
  const fixed = properties?.[name]?.const
  return fixed === undefined ? Object.hasOwn(value, name) : value[name] === fixed
}

/** Of a field in a group. */
export function schemaOfField({ properties, additionalProperties }: Schema, name: string): Schema {
  const others = typeof additionalProperties === 'object' ? additionalProperties : {}
  return properties?.[name] ?? others
}

/** The schema and value at a path in a document. */
export function fieldAt(
  schema: Schema,
  value: unknown,
  [name, ...rest]: Path,
): { schema: Schema; value: unknown } {
  if (name === undefined) return { schema, value }
  const own = schemaFor(schema, value)
  const below = Array.isArray(value) ? (own.items ?? {}) : schemaOfField(own, name)
  const next: unknown =
    isFields(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined
  return fieldAt(schemaFor(below, next), next, rest)
}

/** A field whose value says which of several groups it is in; undefined without one. */
function kindField({ properties = {}, required = [] }: Schema): string | undefined {
  return required.find((name) => properties[name]?.const !== undefined)
}

interface Kind {
  kind: Schema
  /** The field that no other kind has. */
  own?: string | undefined
  /** The field that every kind has, and its value in this one. */
  choice?: { field: string; value: string } | undefined
}

/** What a list's new item can be, of groups that exclude each other. */
export function kindsOf(items: Schema): Kind[] {
  const { anyOf = [] } = items
  if (anyOf.length < 2 || anyOf.some(({ type }) => type !== 'object')) return [{ kind: items }]
  return anyOf.map((kind) => {
    const field = kindField(kind)
    if (field !== undefined) {
      return { kind, choice: { field, value: String(kind.properties?.[field]?.const) } }
    }
    const others = anyOf.filter((each) => each !== kind)
    const isOwn = (name: string) =>
      others.every(({ properties = {} }) => !Object.hasOwn(properties, name))
    return { kind, own: kind.required?.find(isOwn) }
  })
}

/** Whether it holds a number; a blank one is ''. */
export function isNumber({ type }: Schema): boolean {
  return type === 'number' || type === 'integer'
}

/** A new field's initial value. Numbers start blank so that nobody publishes a 0 by accident. */
export function emptyOf(schema: Schema): unknown {
  const { type, properties = {}, required = [], anyOf } = schema
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (anyOf?.[0]) return emptyOf(anyOf[0])
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type !== 'object') return ''
  return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]))
}

/** The document with another value at a path; undefined takes it out. */
export function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((each, at) => (String(at) === name ? withValue(each, rest, value) : each))
  }
  const fields = isFields(whole) ? whole : {}
  const changed = { ...fields, [name]: withValue(fields[name], rest, value) }
  return Object.fromEntries(Object.entries(changed).filter(([, each]) => each !== undefined))
}

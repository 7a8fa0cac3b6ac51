import type { Plugin } from 'vite'

/** What becomes of a library's functions, by name. */
export interface LeftOut {
  /** The file's path below `node_modules`. */
  file: string
  /** Belong to a feature that no screen uses: they throw, so that a first use cannot be missed. */
  unused: readonly string[]
  /** Run on the usual way but find nothing to do without such a feature: what they return then. */
  idle?: Readonly<Record<string, string>>
  /** Constructors whose methods go as well. */
  withMethods?: readonly string[]
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

const thrower = `\nfunction leftOutOfBuild() { throw new Error('left out of the build: see bin/vite/unused-features.ts'); }\n`

/**
 * Drops code of libraries that never runs here. The build fails when a library no longer has the
 * file or a function of that name: then look at what became of the feature
 * (docs/decisions/2026-11-24-unused-library-code.md).
 */
export function leaveOut(parts: readonly LeftOut[]): Plugin {
  const seen = new Set<string>()
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = parts.find(({ file }) => id.endsWith(`/node_modules/${file}`))
      if (!part) return null
      seen.add(part.file)
      try {
        return { code: without(code, this.parse(code) as unknown as Node, part), map: null }
      } catch (error) {
        return this.error(`${part.file}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    generateBundle() {
      const missing = parts.filter(({ file }) => !seen.has(file))
      if (missing.length > 0) this.error(`not built: ${missing.map(({ file }) => file).join(', ')}`)
    },
  }
}

/** The code with those functions emptied. Throws if one is missing, or there are two of a name. */
export function without(code: string, program: Node, part: LeftOut): string {
  const bodies = new Map(part.unused.map((name) => [name, '{ return leftOutOfBuild(); }']))
  for (const [name, result] of Object.entries(part.idle ?? {})) {
    bodies.set(name, `{ return ${result}; }`)
  }
  const nodes = everyNode(program)
  const edits = [...bodies].map(([name, text]): Edit => {
    const { start, end } = bodyOf(nodes, name)
    return { start, end, text }
  })
  for (const name of part.withMethods ?? []) edits.push(...methodsOf(nodes, name))
  return edits.toSorted((a, b) => b.start - a.start).reduce(replaced, code) + thrower
}

function replaced(code: string, edit: Edit): string {
  return code.slice(0, edit.start) + edit.text + code.slice(edit.end)
}

function bodyOf(nodes: readonly Node[], name: string): Node {
  const found = nodes.filter((node) => isFunction(node) && nameOf(node['id']) === name)
  const [only] = found
  if (!only || found.length > 1) throw new Error(`has ${found.length} functions ${name}, not one`)
  return only['body'] as Node
}

/** The statements `Name.prototype.method = …`. */
function methodsOf(nodes: readonly Node[], name: string): Edit[] {
  const statements = nodes.filter((node) => {
    const { type, left } = (node['expression'] ?? {}) as Partial<Node>
    const method = type === 'AssignmentExpression' ? (left as Node) : undefined
    const prototype = (method?.['object'] ?? {}) as Partial<Node>
    return nameOf(prototype['object']) === name && nameOf(prototype['property']) === 'prototype'
  })
  if (statements.length === 0) throw new Error(`has no methods of ${name}`)
  return statements.map(({ start, end }) => ({ start, end, text: '' }))
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression'
}

function nameOf(id: unknown): unknown {
  return (id as { name?: unknown } | null | undefined)?.name
}

function everyNode(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(everyNode)
  return 'type' in value ? [value as Node, ...below] : below
}

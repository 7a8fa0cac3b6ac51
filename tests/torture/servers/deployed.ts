import { readFile } from 'node:fs/promises'

const folder = new URL('../../../deploy/several-servers/', import.meta.url)

export type Replacement = readonly [pattern: string | RegExp, by: string]

/**
 * A file of deploy/several-servers/, which docs/several-servers.md has people install, with addresses and
 * paths of this run. Throws if something to be replaced is not in it.
 */
export async function deployed(
  name: string,
  replacements: readonly Replacement[],
): Promise<string> {
  const text = await readFile(new URL(name, folder), 'utf8')
  return replacements.reduce((replaced, [pattern, by]) => {
    const next = replaced.replaceAll(everywhere(pattern), () => by)
    if (next === replaced) throw new Error(`${name} has nothing like ${String(pattern)}`)
    return next
  }, text)
}

function everywhere(pattern: string | RegExp): string | RegExp {
  return typeof pattern === 'string' ? pattern : new RegExp(pattern.source, 'gm')
}

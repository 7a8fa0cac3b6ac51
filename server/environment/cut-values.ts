import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Given } from './rules.ts'

/** An unquoted value with # in it, which begins a comment there. */
const cut = /^\s*(?:export\s+)?(?<name>\w+)\s*=\s*(?<value>[^\s#"'`][^#"'`]*#.*)$/gm

/**
 * What is lost of a password with # in it before anything here can see it: the variables of `.env`
 * whose values a comment ends. A space before it means that it is one.
 */
export function cutValues(given: Given, settings = readSettings()): string[] {
  const read = parseEnv(settings)
  return [...settings.matchAll(cut)].flatMap(({ groups: { name = '', value = '' } = {} }) => {
    const isComment = /\s#/.test(value.slice(0, value.indexOf('#') + 1))
    if (isComment || given[name] !== read[name]) return []
    return [`${name}: everything from # on is lost in .env; put the value in double quotes`]
  })
}

function readSettings(): string {
  return existsSync('.env') ? readFileSync('.env', 'utf8') : ''
}

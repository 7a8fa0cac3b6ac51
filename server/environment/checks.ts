import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { variablesSchema } from './variables.ts'

/** The variables that are set; empty ones are omitted. */
export type Given = Record<string, string>

/** Conflicts between variables, one line each with their names. */
export function contradictions(given: Given): string[] {
  return [
    ...(given.FORM_MAIL_URL && given.SMTP_URL
      ? ['FORM_MAIL_URL, SMTP_URL: mail leaves one way; set only one of them']
      : []),
    ...(given.SMTP_URL && !given.MAIL_FROM
      ? ['MAIL_FROM: SMTP_URL needs a sender; set the address mail comes from']
      : []),
    ...keyMistakes(given),
    ...backupMistakes(given),
    ...(given.METRICS_PORT && Number(given.METRICS_PORT) === Number(given.PORT ?? 3000)
      ? ['METRICS_PORT: the site itself listens there; choose another']
      : []),
    ...togetherOrNot(given, ['CALENDAR_ID', 'CALENDAR_API_KEY']),
    // Node would accept any certificate of the services this site connects to (ASVS 12.3.2).
    ...(given.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED: remove it; name your own authority in NODE_EXTRA_CA_CERTS']
      : []),
  ]
}

/** The keys of the store of uploads also serve for copies, unless these have their own. */
function keyMistakes(given: Given): string[] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const own = ['BACKUP_ACCESS_KEY_ID', 'BACKUP_SECRET_ACCESS_KEY']
  const copies = given.BACKUP_URL?.startsWith('s3:') === true
  const ownMistakes = togetherOrNot(given, own)
  if (copies && !own.some((name) => given[name])) {
    const missing = keys.filter((name) => !given[name])
    if (missing.length === 0) return ownMistakes
    return [`${missing.join(', ')}: BACKUP_URL needs a key; set it, or ${own.join(' and ')}`]
  }
  return [...togetherOrNot(given, ['UPLOADS_URL', ...keys]), ...ownMistakes]
}

function backupMistakes({ BACKUP_URL: copies, DATA_DIR: data = './data' }: Given): string[] {
  if (!copies || copies.includes('://')) return []
  const isInside = `${resolve(copies)}/`.startsWith(`${resolve(data)}/`)
  return isInside ? ['BACKUP_URL: must be outside DATA_DIR, best on another disk'] : []
}

function togetherOrNot(given: Given, names: string[]): string[] {
  const missing = names.filter((name) => !given[name])
  if (missing.length === 0 || missing.length === names.length) return []
  return [`${missing.join(', ')}: ${names.join(', ')} go together; set all of them or none`]
}

/** An unquoted value containing #, which starts a comment. */
const cut = /^\s*(?:export\s+)?(?<name>\w+)\s*=\s*(?<value>[^\s#"'`][^#"'`]*#.*)$/gm

/** Detects passwords in `.env` that are cut off at a #. A # after a space is a real comment. */
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

const known = Object.keys(variablesSchema.shape)
/** Prefixes no other program is likely to use. */
const ownPrefixes = [
  'ADMIN_',
  'BACKUP_',
  'CALENDAR_',
  'CAMERA_',
  'FORM_MAIL_',
  'METRICS_',
  'S3_',
  'SMTP_',
  'UPLOADS_',
]
/** Shorter names have neighbors that mean something else: PORT and PATH. */
const leastLength = 8
const mostSlips = 2

/** Variables that look like ours but are not, since a misspelled one would be silently ignored. */
export function unknownNames(given: Given): string[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name) && !name.startsWith('AVAILABILITY_FEED_'))
    .flatMap((name) => {
      const meant = nearest(name)
      if (meant) return [`${name}: there is no such variable; did you mean ${meant}?`]
      const prefix = ownPrefixes.find((each) => name.startsWith(each))
      if (!prefix) return []
      const others = known.filter((each) => each.startsWith(prefix)).join(', ')
      return [`${name}: there is no such variable; of this name there are ${others}`]
    })
}

function nearest(name: string): string | undefined {
  if (name.length < leastLength) return undefined
  return known.find((each) => each.length >= leastLength && slips(name, each) <= mostSlips)
}

/** Levenshtein distance, or at least more than `mostSlips`. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [place, wanted] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

import { passwordLengths } from '#contracts/limits.ts'
import { cabins } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import type { SignInDependencies } from '../sign-in/dependencies.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Fewer different characters than this is a key held down. */
const distinctLeast = 5
/** What has to be left of a password beside the words that a stranger would try first. */
const ownLeast = 6
const shortestWord = 3

/** The property's words (ASVS 6.1.2); names of brand, place and cabins come from `content/`. */
const plainWords = ['password', 'administrator', 'admin', 'welcome', 'letmein', 'cabins', 'cabin']

/**
 * What is wrong with a password that somebody wants to use, in words for them; null for nothing.
 * Any characters will do, and none are asked for (ASVS 6.2): it only must not be easy to guess.
 */
export function passwordMistake(password: string, username: string): string | null {
  const { min, max } = passwordLengths
  if (password.length < min) return `Please use at least ${min} characters.`
  if (password.length > max) return `Please use at most ${max} characters.`
  if (isCommonPassword(password)) return 'Many people use this password. Please choose another.'
  if (new Set(password).size < distinctLeast) {
    return 'This password repeats itself. Please choose another.'
  }
  if (isMadeOfKnownWords(password, username)) {
    return 'This password is close to names that a stranger would try. Please choose another.'
  }
  return null
}

function isMadeOfKnownWords(password: string, username: string): boolean {
  const text = joined(password)
  const rest = knownWords(username).reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < ownLeast
}

/** The longest first, so that no part of a word is left over. */
function knownWords(username: string): string[] {
  const names = [site.brand, site.property, site.resortName, site.town, username]
  const words = [...names, ...cabins.map((cabin) => cabin.name)]
    .flatMap((name) => [name, ...name.split(/\s/)])
    .map(joined)
    .filter((word) => word.length >= shortestWord)
  return [...words, ...plainWords].toSorted((one, other) => other.length - one.length)
}

function joined(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]/g, '')
}

const mistake = 'This password is known from a data breach. Please choose another.'

/**
 * What is wrong with a password that is otherwise fine (ASVS 6.2.12); null for nothing. When the
 * service that knows breached passwords is away, the common ones have been refused all the same.
 */
export async function breachMistake(
  { passwords, securityLog }: Pick<SignInDependencies, 'passwords' | 'securityLog'>,
  password: string,
): Promise<string | null> {
  try {
    return (await passwords.isBreached(password)) ? mistake : null
  } catch {
    securityLog({ event: 'breached passwords unknown' })
    return null
  }
}

const prefixBytes = 6

let prefixes: ReadonlySet<string> | undefined

/**
 * Whether a password, whatever its case, is among the 3,000 most common of at least 12 characters
 * (ASVS 6.2.4) in the breached passwords that the SecLists project collected (10 million, MIT).
 * `common.txt` keeps the first 6 bytes of each one's SHA-256, since the words are not fit to read.
 */
export function isCommonPassword(password: string): boolean {
  prefixes ??= readPrefixes()
  const hash = createHash('sha256').update(password.toLowerCase()).digest()
  return prefixes.has(hash.subarray(0, prefixBytes).toString('base64'))
}

function readPrefixes(): ReadonlySet<string> {
  return new Set(readFileSync(new URL('common.txt', import.meta.url), 'utf8').split('\n'))
}

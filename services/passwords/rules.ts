import { passwordLengths } from '#contracts/limits.ts'
import type { Site } from '../site/site.ts'
import type { SignInDependencies } from '../sign-in/dependencies.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Fewer distinct characters mean a key held down. */
const distinctLeast = 5
/** Characters that must remain after removing words a stranger would try first. */
const ownLeast = 6
const shortestWord = 3

/** The property's words (ASVS 6.1.2); brand, place and cabin names come from the owner's documents. */
const plainWords = ['password', 'administrator', 'admin', 'welcome', 'letmein', 'cabins', 'cabin']

/**
 * Why a new password is not allowed, as a message for the user; null if it is fine. Any characters
 * are allowed and none are required (ASVS 6.2); it just must not be easy to guess.
 */
export function passwordMistake(site: Site, password: string, username: string): string | null {
  const { min, max } = passwordLengths
  if (password.length < min) return `Please use at least ${min} characters.`
  if (password.length > max) return `Please use at most ${max} characters.`
  if (isCommonPassword(password)) return 'Many people use this password. Please choose another.'
  if (new Set(password).size < distinctLeast) {
    return 'This password repeats itself. Please choose another.'
  }
  if (isMadeOfKnownWords(password, knownWords(site, username))) {
    return 'This password is close to names that a stranger would try. Please choose another.'
  }
  return null
}

function isMadeOfKnownWords(password: string, words: readonly string[]): boolean {
  const text = joined(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < ownLeast
}

/** Longest first, so that no fragment of a word remains. */
function knownWords({ facts, cabins }: Site, username: string): string[] {
  const names = [facts.brand, facts.property, facts.resortName ?? '', facts.town, username]
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
 * The message for a breached password (ASVS 6.2.12); null if it is fine. If the breach service is
 * down, the most common passwords have already been rejected.
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
 * Whether a password, ignoring case, is among the 3,000 most common of at least 12 characters (ASVS
 * 6.2.4) in the breached passwords collected by the SecLists project (10 million, MIT).
 * `common.txt` holds the first 6 bytes of each SHA-256, since the words are not fit to read.
 */
export function isCommonPassword(password: string): boolean {
  prefixes ??= readPrefixes()
  const hash = createHash('sha256').update(password.toLowerCase()).digest()
  return prefixes.has(hash.subarray(0, prefixBytes).toString('base64'))
}

function readPrefixes(): ReadonlySet<string> {
  return new Set(readFileSync(new URL('common.txt', import.meta.url), 'utf8').split('\n'))
}

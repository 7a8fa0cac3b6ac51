import { passwordLengths } from '#contracts/limits.ts'
import { cabins } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import { isCommonPassword } from './common.ts'

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

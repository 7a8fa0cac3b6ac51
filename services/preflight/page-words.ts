import { looksLikeSample, sampleWordIn } from '#content/sample-facts.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'
import { quoted, textsIn } from './sample-words.ts'

interface Known {
  /** Texts of content/ listed with their file: what they explain is listed once, by its word. */
  listed: readonly string[]
  /** What the owner has confirmed, as preflight names it. */
  confirmed: readonly string[]
}

const mostPaths = 3
const inline = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const unread = /<!--.*?-->|<script\b.*?<\/script>|<style\b.*?<\/style>/gs
const tag = /<[a-z][^>]*>/gi
/** Read aloud, shown beside a link elsewhere, or opens another program. */
const attribute = /\s(?:alt|title|aria-label|placeholder|content|href)="([^"]*)"/g
const ownAddress = /^(?:\/|#|$)/
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** Sample words that guests see, with the pages they are on. */
export function sampleWordsOn(pages: readonly Page[], { listed, confirmed }: Known): Finding[] {
  const settled = listed.filter((text) => confirmed.includes(quoted(text)))
  const found = new Map<string, Set<string>>()
  for (const { path, html } of pages) {
    for (const text of pageTexts(html)) {
      const open = without(text, settled)
      const word = sampleWordIn(open)
      if (word === undefined) continue
      const isListed = !looksLikeSample(without(open, listed))
      const what = isListed ? `${quoted(word.toLowerCase())} on the pages` : quoted(text)
      found.set(what, (found.get(what) ?? new Set()).add(path))
    }
  }
  return [...found].map(([what, paths]) => ({ what, where: placesOf([...paths]) }))
}

/** Longest first, so that a name inside a sentence does not break up the sentence. */
function without(text: string, parts: readonly string[]): string {
  return parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ' '), text)
}

/** '/, /cabins, /events and 31 more' */
function placesOf(paths: readonly string[]): string {
  const rest = paths.length - mostPaths
  const named = paths.slice(0, mostPaths).join(', ')
  return rest > 0 ? `${named} and ${rest} more` : named
}

/** What guests read or hear of a page, where its links lead, and its metadata. */
export function pageTexts(html: string): string[] {
  const structured = [...html.matchAll(inline)].flatMap(([, json = '']) =>
    textsIn(JSON.parse(json)),
  )
  const seen = html.replaceAll(unread, '')
  const attributes = [...seen.matchAll(tag)]
    .flatMap(([whole]) => [...whole.matchAll(attribute)])
    .map(([, value = '']) => value)
    .filter((value) => !ownAddress.test(value))
  const words = seen.split(/<[^>]*>/)
  const found = [...words, ...attributes].map((text) => unescaped(text).trim())
  return [...new Set([...found, ...structured])].filter((text) => text !== '')
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
}

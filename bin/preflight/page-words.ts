import { looksLikeSample, sampleWordIn } from '#content/sample-facts.ts'
import type { Finding } from './finding.ts'
import { pageTexts } from './page-texts.ts'
import type { Page } from './pages.ts'
import { quoted } from './sample-words.ts'

interface Known {
  /** Texts of content/ that are listed with their file: what they explain is named once, by its word. */
  listed: readonly string[]
  /** What the owner has found right, as preflight names it. */
  confirmed: readonly string[]
}

const mostPaths = 3

/** Sample words that guests meet, with the pages on which they are. */
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

/** The longest first, so that a name within a sentence leaves nothing of the sentence behind. */
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

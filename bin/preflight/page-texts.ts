import { textsIn } from './sample-words.ts'

const inline = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const unread = /<!--.*?-->|<script\b.*?<\/script>|<style\b.*?<\/style>/gs
const tag = /<[a-z][^>]*>/gi
/** What is read aloud, shown beside a link elsewhere, or opens another program. */
const attribute = /\s(?:alt|title|aria-label|placeholder|content|href)="([^"]*)"/g
const ownAddress = /^(?:\/|#|$)/

/** What guests read or hear of a page, where its links lead, and what search engines are told. */
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

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
}

import type { ReferralSource } from '#contracts/referrals.ts'

/** Words of host names and of campaigns. Assistants come first: `gemini.google.com` is one. */
const kinds: readonly (readonly [ReferralSource, readonly string[]])[] = [
  [
    'assistant',
    'chatgpt openai perplexity claude gemini copilot meta.ai you.com mistral grok deepseek'.split(
      ' ',
    ),
  ],
  [
    'search',
    'google bing duckduckgo yahoo ecosia startpage qwant brave kagi yandex baidu'.split(' '),
  ],
  [
    'social',
    'facebook instagram pinterest tiktok youtube reddit twitter x.com t.co linkedin lnkd.in threads nextdoor bsky whatsapp'.split(
      ' ',
    ),
  ],
]

/**
 * What kind of site a guest came from, by its host or the `utm_source` of its link. Null if that is
 * this site itself: an earlier page was left for a new one, and what came before is forgotten.
 */
export function sourceOf(cameFrom: string | undefined, ownHost: string): ReferralSource | null {
  if (cameFrom === undefined || cameFrom === ownHost) return null
  if (cameFrom === '') return 'direct'
  const host = cameFrom.toLowerCase()
  const labels = new Set(host.split('.'))
  const isNamed = (word: string) =>
    word.includes('.') ? host === word || host.endsWith(`.${word}`) : labels.has(word)
  return kinds.find(([, words]) => words.some(isNamed))?.[0] ?? 'other'
}

import { escapeUTF8 } from 'entities'
import { brokenPage, tooManyPages, unavailablePage } from '#content/interface.ts'
import type { Site } from '#services/site/site.ts'
import { hashSource } from './document.ts'
import type { RenderedPage } from './renderer.ts'

const style = `
body{min-height:100dvh;margin:0;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center;background:#f8f1e3;color:#2e2246}
a{color:inherit}
`

interface Words {
  heading: string
  sentence: string
}

const htmlOf = (
  { property, phone, phoneHref }: Site['facts'],
  { heading, sentence }: Words,
) => `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} - ${escapeUTF8(property)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${sentence}, or call us at <a href="${phoneHref}">${phone}</a>.</p>
<p><a href="/">${brokenPage.home.label}</a></p>
</main>
</body>
</html>
`

/** Shown when not even the site's own error page could be rendered. */
export function failurePageOf(site: Site): RenderedPage {
  const { heading, text } = brokenPage
  return plainPage(site, { heading, sentence: text }, { status: 500 })
}

/** Shown when a page needs the database and it doesn't answer. */
export function unavailablePageOf(site: Site, retryAfterSeconds: number): RenderedPage {
  const { heading, text } = unavailablePage
  const headers = new Headers({ 'retry-after': String(retryAfterSeconds) })
  return plainPage(site, { heading, sentence: text }, { status: 503, headers })
}

/** Shown to a network that has used its share of rendering. */
export function tooManyPagesOf(site: Site, retryAfterSeconds: number): RenderedPage {
  const { heading, text } = tooManyPages
  const headers = new Headers({ 'retry-after': String(retryAfterSeconds) })
  return plainPage(site, { heading, sentence: text }, { status: 429, headers })
}

function plainPage(
  { facts }: Site,
  words: Words,
  { status, headers = new Headers() }: { status: number; headers?: Headers },
): RenderedPage {
  return {
    html: htmlOf(facts, words),
    scriptHashes: [],
    styleHashes: [hashSource(style)],
    status,
    headers,
    topics: new Set(),
    isComplete: false,
    expiresAt: Infinity,
  }
}

import type { Site } from '#services/site/site.ts'
import { hashSource } from './document.ts'
import type { RenderedPage } from './renderer.ts'

const style = `
body{min-height:100dvh;margin:0;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center;background:#f8f1e3;color:#2e2246}
a{color:inherit}
`

const htmlOf = ({ property, phone, phoneHref }: Site['facts']) => `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong - ${property}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Something went wrong on our side</h1>
<p>Please try again in a moment, or call us at <a href="${phoneHref}">${phone}</a>.</p>
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`

/** Shown when not even the site's own error page could be rendered. */
export function failurePageOf({ facts }: Site): RenderedPage {
  return {
    html: htmlOf(facts),
    scriptHashes: [],
    styleHashes: [hashSource(style)],
    status: 500,
    headers: new Headers(),
    topics: new Set(),
    isComplete: false,
    expiresAt: Infinity,
  }
}

import { createHash } from 'node:crypto'

export interface PageDocument {
  html: string
  /** `'sha256-…'` sources for the Content-Security-Policy, one for each of our inline scripts. */
  scriptHashes: string[]
}

/**
 * Makes a rendered document cacheable for everyone: scripts start after first paint, and the nonce
 * that marked them as ours is replaced by hashes, because a nonce must never be reused. Inline
 * scripts without the nonce get no hash and never run.
 */
export function settleScripts(html: string, nonce: string): PageDocument {
  const scriptHashes = new Set<string>()
  const settled = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(scriptsMarked(nonce), (_, attributes: string, code: string) => {
      scriptHashes.add(hashSource(code))
      if (!attributes.includes('type="module"')) return `<script>${code}</script>`
      scriptHashes.add(hashSource(starter))
      return `<script type="${inertType}">${code}</script><script>${starter}</script>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
  return { html: settled, scriptHashes: [...scriptHashes] }
}

function scriptsMarked(nonce: string): RegExp {
  return new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
}

/** A hash source for inline code. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

export const inertType = 'text/x-module'

/** How long scripts wait for the first picture, in milliseconds. */
const patienceMs = 2000

/**
 * Starts the page's module once the text and the first picture have been painted, or a time limit
 * has passed; on a slow connection anything else would delay them. Pictures marked
 * `after-first-sight` wait for the same moment. A module added by a script is fetched with low
 * priority and needs its own hash.
 */
export const starter = minified(`(() => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const painted = new Promise((done) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return frame().then(done);
    new PerformanceObserver((_, observer) => { observer.disconnect(); done() }).observe({ type: 'paint', buffered: true });
  });
  const first = document.querySelector('img[fetchpriority="high"]');
  const shown = first && !first.complete && new Promise((done) => {
    first.addEventListener('load', done);
    first.addEventListener('error', done);
    setTimeout(done, ${patienceMs});
  }).then(frame).then(frame);
  Promise.all([painted, shown]).then(() => {
    document.documentElement.dataset.seen = '';
    const inert = document.querySelector('script[type="${inertType}"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  });
})()`)

function minified(code: string): string {
  return code.replaceAll(/\n\s*/g, '')
}

import { createHash } from 'node:crypto'

export interface PageDocument {
  html: string
  /** `'sha256-…'` sources for the Content-Security-Policy, one for each inline script of ours. */
  scriptHashes: string[]
}

const inertType = 'text/x-module'

/**
 * Starts the page's module after the first paint: the picture and the words come first on a slow
 * line. A module script that a script adds is fetched with low urgency and needs its own hash.
 */
const starter = `requestAnimationFrame(()=>setTimeout(()=>{const inert=document.querySelector('script[type="${inertType}"]'),module=document.createElement('script');module.type='module';module.textContent=inert.textContent;inert.replaceWith(module)}))`

/**
 * Makes a rendered document fit to be kept and served to everybody: scripts start after the first
 * paint, and the nonce that marked them as ours is exchanged for hashes, since one nonce must
 * never serve twice. Inline scripts without the nonce get no hash and so never run.
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

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

import { createHash } from 'node:crypto'
import { inertType, starter } from './starter.ts'

export interface PageDocument {
  html: string
  /** `'sha256-…'` sources for the Content-Security-Policy, one for each inline script of ours. */
  scriptHashes: string[]
}

/**
 * Makes a rendered document fit to be kept and served to everybody: scripts start once it is
 * seen, and the nonce that marked them as ours is exchanged for hashes, since one nonce must
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

/** As a policy names inline code. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

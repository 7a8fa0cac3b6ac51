import { createHash } from 'node:crypto'
import { inertType, starter } from './starter.ts'

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

/** Attributes and code of each of our scripts, before it is settled. */
export function scriptsMarked(nonce: string): RegExp {
  return new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
}

/** A hash source for inline code. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

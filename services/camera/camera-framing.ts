import type { CameraAnswer } from '#integrations/camera.ts'

/** The two origins a browser compares before framing one in the other. */
export interface Framing {
  /** As configured: our policy allows framing its origin only. */
  camera: URL
  /** Canonical origin of this site. */
  site: string
}

type Answer = Pick<CameraAnswer, 'address' | 'framing'>

/**
 * Whether a browser will show the camera's page inside ours. The camera's own headers decide (CSP 3
 * `frame-ancestors`, and `X-Frame-Options` only if there is none), as do our policy, which allows
 * one origin, and https, which blocks plain http.
 */
export function allowsFraming({ address, framing }: Answer, { camera, site }: Framing): boolean {
  if (address.origin !== camera.origin) return false
  if (site.startsWith('https:') && address.protocol !== 'https:') return false
  const ancestors = ancestorLists(framing.policy)
  return ancestors.length > 0
    ? ancestors.every((sources) => sources.some((source) => fits(source, site, address)))
    : optionsAllow(framing.options, site, address)
}

/** The sources of each policy's first `frame-ancestors`; all policies must allow the frame. */
function ancestorLists(policies = ''): string[][] {
  return policies.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/))
    const found = directives.find(([name]) => name === 'frame-ancestors')
    return found ? [found.slice(1)] : []
  })
}

const hostSource = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(?:\/.*)?$/

function fits(source: string, site: string, camera: URL): boolean {
  const { protocol, hostname, port, origin } = new URL(site)
  if (source === '*') return true
  if (source === "'self'") return origin === camera.origin
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return schemeFits(source, protocol)
  const [, scheme, host = '', wantedPort] = hostSource.exec(source) ?? []
  if (!schemeFits(scheme ? `${scheme}:` : camera.protocol, protocol)) return false
  if (!hostFits(host, hostname)) return false
  return wantedPort === '*' || (wantedPort ?? usualPort(protocol)) === (port || usualPort(protocol))
}

/** A rule for http also matches https. */
function schemeFits(wanted: string, protocol: string): boolean {
  return wanted === protocol || (wanted === 'http:' && protocol === 'https:')
}

function hostFits(wanted: string, host: string): boolean {
  if (wanted === '*') return true
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : wanted === host
}

function usualPort(protocol: string): string {
  return protocol === 'https:' ? '443' : '80'
}

/** As in the HTML standard: unknown values are ignored, and conflicting values forbid framing. */
function optionsAllow(options = '', site: string, { origin }: URL): boolean {
  const given = new Set(options.split(',').map((option) => option.trim().toLowerCase()))
  const known = ['deny', 'sameorigin', 'allowall'].filter((option) => given.has(option))
  if (known.length === 0) return true
  if (given.size > 1) return false
  return given.has('allowall') || (given.has('sameorigin') && new URL(site).origin === origin)
}

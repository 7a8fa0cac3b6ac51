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
 * Whether browsers will show the camera's page inside ours, by its headers, our policy, which allows
 * one origin, and https, which blocks plain http. A `frame-ancestors` has to name every host, our
 * origin, host or scheme: with any other form guests open the camera in a new tab.
 */
export function allowsFraming({ address, framing }: Answer, { camera, site }: Framing): boolean {
  const { protocol, host } = new URL(site)
  if (address.origin !== camera.origin) return false
  if (protocol === 'https:' && address.protocol !== 'https:') return false
  if (address.origin === site) return true
  const ours = new Set(['*', site, host, protocol])
  const policies = (framing.policy ?? '').toLowerCase()
  const lists = [...policies.matchAll(/(?:^|[;,])\s*frame-ancestors\b([^;,]*)/g)]
  if (lists.length === 0) return !/deny|sameorigin/i.test(framing.options ?? '')
  return lists.every(([, sources = '']) => sources.split(/\s+/).some((source) => ours.has(source)))
}

import { liveViewsPath } from '#contracts/addresses.ts'
import type { SitePolicy } from '../security/headers.ts'
import { pathOf } from './address.ts'
import type { AdminCall } from './admin-call.ts'
import { answersOf, type Framing, type PageAnswers } from './answers.ts'
import type { RenderedPage, Renderer, ReportError } from './renderer.ts'
import { twinnedPath, twinPath } from './twin.ts'

export interface RenderingOptions {
  renderer: Renderer
  policy: SitePolicy
  /** Shown when not even the site's own error page could be rendered. */
  failurePage: () => RenderedPage
  /** The origin the live camera screen may embed; null without a camera. */
  cameraOrigin?: string | null
}

/** Renders pages by their keys; the site's own may embed those that are framed. */
export function pageRendering(options: RenderingOptions) {
  const { renderer, policy, failurePage } = options
  return async (
    key: string,
    reportError: ReportError,
    { isFramed = false, admin }: { isFramed?: boolean; admin?: AdminCall | undefined } = {},
  ): Promise<PageAnswers> => {
    try {
      const path = pathOf(key)
      const page = await renderer.renderPage(key, reportError, admin)
      if (page.status === 200) linkTwin(page, path)
      const effort = key.includes('?') ? 'fast' : 'small'
      return await answersOf(page, policy, { frames: framesOn(path, options), isFramed, effort })
    } catch (error) {
      reportError(error)
      return answersOf(failurePage(), policy)
    }
  }
}

/** The administrators' area embeds the pages that are edited. */
function framesOn(path: string, { cameraOrigin = null }: RenderingOptions): Framing['frames'] {
  if (path.startsWith('/admin/')) return "'self'"
  return path === liveViewsPath ? cameraOrigin : null
}

function linkTwin({ headers }: RenderedPage, path: string): void {
  const twin = twinPath(path)
  if (twinnedPath(twin) !== path) return
  headers.append('link', `<${twin}>; rel="alternate"; type="text/markdown"`)
}

import type { Dependencies } from '#services/dependencies.ts'
import { editedSite } from '#services/site-editing/edited-site.ts'
import { previewedSite } from '#services/site-editing/previews.ts'

/** Renders with the draft of a preview's link; null if the link has expired. */
export type Preview = <Rendered>(
  token: string,
  render: () => Promise<Rendered>,
) => Promise<Rendered | null>

export function previewOf(deps: Pick<Dependencies, 'db' | 'clock' | 'siteSource'>): Preview {
  return async (token, render) => {
    const site = await previewedSite(deps, token)
    return site && deps.siteSource.preview(site, render)
  }
}

/** Renders with all drafts, each text marked with where it stands. */
export type Edit = <Rendered>(render: () => Promise<Rendered>) => Promise<Rendered>

export function editOf(deps: Pick<Dependencies, 'db' | 'siteSource'>): Edit {
  return async (render) => deps.siteSource.preview(await editedSite(deps), render)
}

import { pageTitle } from '#content/site.ts'

/** Title and `noindex` of an admin screen. */
export function adminMeta(title: string) {
  return () => [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }]
}

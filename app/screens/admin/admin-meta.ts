import { pageTitle } from '#content/site.ts'

/** Title of an admin screen, which no search engine may list. */
export function adminMeta(title: string) {
  return () => [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }]
}

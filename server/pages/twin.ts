import { closedHeaders, type SitePolicy } from '../security/headers.ts'
import { answersWith, type PageAnswers } from './answers.ts'
import { markdownOf } from './markdown.ts'

const twinName = /^\/(?!admin[/.])(.+)\.md$/i

/** The page whose Markdown twin a path is: `/about` of `/about.md`, `/` of `/index.md`; or null. */
export function twinnedPath(path: string): string | null {
  const [, name] = twinName.exec(path) ?? []
  if (name === undefined) return null
  return name === 'index' ? '/' : `/${name}`
}

/** The path of a page's twin. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/**
 * A page as Markdown for programs that read instead of look (llmstxt.org), as stale as the page.
 * Search engines list the page itself. A page that does not exist has no twin.
 */
export async function twinOf(
  page: PageAnswers,
  address: string,
  { secure }: SitePolicy,
): Promise<PageAnswers> {
  if (page.status !== 200) return page
  const text = markdownOf(page.answers.identity.body.toString())
  return answersWith(text, page, {
    ...closedHeaders(secure),
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${address}>; rel="canonical"`,
  })
}

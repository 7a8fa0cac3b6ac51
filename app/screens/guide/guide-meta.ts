import type { MetaDescriptor } from 'react-router'
import type { GuideHead } from '#contracts/site/guide.ts'
import type { Picture } from '#contracts/pictures.ts'
import { originOf, pageMeta } from '../../components/meta.ts'

interface GuideMetaArguments {
  matches: Parameters<typeof originOf>[0]
  /** Null when moving inside the site: search engines read it on a first visit. */
  loaderData: { structuredData: readonly object[] } | null | undefined
}

/** What a guide's page is called, and what a shared link to it shows. */
export function guideMeta(
  guide: GuideHead,
  picture: Picture | undefined,
  { matches, loaderData }: GuideMetaArguments,
): MetaDescriptor[] {
  return pageMeta({
    name: guide.searchName,
    description: guide.description,
    path: guide.path,
    picture,
    origin: originOf(matches),
    structuredData: loaderData?.structuredData,
  })
}

import { policyPage } from '#content/policies/page.ts'
import type { Policy } from '#contracts/site/shapes.ts'
import aboutPictures from '#pictures/about.json'
import { originOf, pageMeta } from '../../components/meta.ts'

export function policyMeta(policy: Policy, path: string, matches: Parameters<typeof originOf>[0]) {
  return pageMeta({
    name: policyPage.inSearch(policy.title),
    description: policy.inSearch,
    path,
    picture: aboutPictures[0],
    origin: originOf(matches),
  })
}

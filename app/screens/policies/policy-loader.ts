import aboutPictures from '#pictures/about.json'
import { page } from '../../page.ts'

export type PolicyName = `policies/${'privacy' | 'terms' | 'cancellation'}`

export function policyPage(name: PolicyName, path: string) {
  return page(async ({ document }) => ({
    ...(await document(name)).search,
    path,
    picture: aboutPictures[0],
  }))
}

import { privacy } from '#content/policies/privacy.ts'
import { page } from '../../page.ts'
import { PolicyPage, policyPage } from './policy-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(policyPage(privacy, '/privacy-policy'))

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacy} />
}

import { policyPage } from './policy-loader.ts'
import { PolicyPage } from './policy-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = policyPage('policies/privacy', '/privacy-policy')

export default function PrivacyPolicy() {
  return <PolicyPage name="policies/privacy" />
}

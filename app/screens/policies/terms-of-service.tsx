import { policyPage } from './policy-loader.ts'
import { PolicyPage } from './policy-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = policyPage('policies/terms', '/terms-of-service')

export default function TermsOfService() {
  return <PolicyPage name="policies/terms" />
}

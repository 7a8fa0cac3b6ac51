import { terms } from '#content/policies/terms.ts'
import { page } from '../../page.ts'
import { PolicyPage, policyPage } from './policy-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(policyPage(terms, '/terms-of-service'))

export default function TermsOfService() {
  return <PolicyPage policy={terms} />
}

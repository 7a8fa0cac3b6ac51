import { terms } from '#content/policies/terms.ts'
import type { Route } from './+types/terms-of-service'
import { PolicyPage } from './policy-page.tsx'
import { policyMeta } from './policy-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(terms, '/terms-of-service', matches)

export default function TermsOfService() {
  return <PolicyPage policy={terms} />
}

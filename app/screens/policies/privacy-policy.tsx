import { privacy } from '#content/policies/privacy.ts'
import type { Route } from './+types/privacy-policy'
import { PolicyPage } from './policy-page.tsx'
import { policyMeta } from './policy-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(privacy, '/privacy-policy', matches)

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacy} />
}

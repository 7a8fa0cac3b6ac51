import { cancellation } from '#content/policies/cancellation.ts'
import type { Route } from './+types/cancellation-policy'
import { PolicyPage } from './policy-page.tsx'
import { policyMeta } from './policy-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(cancellation, '/cancellation-policy', matches)

export default function CancellationPolicy() {
  return <PolicyPage policy={cancellation} />
}

import { cancellation } from '#content/policies/cancellation.ts'
import { page } from '../../page.ts'
import { PolicyPage, policyPage } from './policy-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(policyPage(cancellation, '/cancellation-policy'))

export default function CancellationPolicy() {
  return <PolicyPage policy={cancellation} />
}

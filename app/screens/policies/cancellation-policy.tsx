import { policyPage } from './policy-loader.ts'
import { PolicyPage } from './policy-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = policyPage('policies/cancellation', '/cancellation-policy')

export default function CancellationPolicy() {
  return <PolicyPage name="policies/cancellation" />
}

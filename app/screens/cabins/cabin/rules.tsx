import { Check } from 'lucide-react'
import { cabinPage } from '#content/cabin-page.ts'

export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <section aria-labelledby="rules-heading">
      <h2 id="rules-heading" className="text-heading">
        {cabinPage.headings.rules}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-oak" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}

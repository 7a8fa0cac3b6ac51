import { EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { liveViewsPage } from '#content/live-views.ts'

const { heading, points, none, policy } = liveViewsPage.privacy

/** What the camera sees, and what is learnt of who watches. */
export function PrivacyNotice({ hasCamera }: { hasCamera: boolean }) {
  return (
    <section
      aria-labelledby="privacy-heading"
      className="border-l-4 border-bluebonnet pl-5 md:pl-6"
    >
      <h2 id="privacy-heading" className="flex items-center gap-2.5 text-xl">
        <EyeOff aria-hidden className="size-5.5 shrink-0 text-bluebonnet" />
        {heading}
      </h2>
      <ul className="mt-3 grid gap-3 text-[0.95rem]">
        {(hasCamera ? points : [none]).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link
        to={policy.to}
        prefetch="intent"
        className="mt-4 inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
      >
        {policy.label}
      </Link>
    </section>
  )
}

import { contestEntry } from '#content/contest-entry.ts'
import { site } from '#content/site.ts'

const { before, subject } = contestEntry.form.withoutScripts

/** Without JavaScript the form cannot send files (docs/decisions), and this stands in its place. */
export function ByEmail() {
  const address = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`
  return (
    <noscript>
      <p className="mt-6 text-lead">
        {before}{' '}
        <a href={address} className="font-semibold wrap-anywhere underline underline-offset-4">
          {site.email}
        </a>
        .
      </p>
    </noscript>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Launch } from '#contracts/launch.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { launchQuery } from '../launch/launch-api.ts'

/** Leads an owner through the set-up until the site is theirs. */
export function SetUpInvitation() {
  const { data } = useQuery<Launch>(launchQuery)
  const open = data?.steps.filter(({ left }) => left > 0) ?? []
  if (open.length === 0) return null
  return (
    <section
      aria-labelledby="set-up-heading"
      className="mt-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <div className="min-w-0">
        <h2 id="set-up-heading" className="text-xl">
          Set up your site
        </h2>
        <p className="mt-1 text-soft">
          {open.length === 1
            ? 'Your site is set up but for one step.'
            : `Your site still shows the sample property: ${open.length} steps to go.`}
        </p>
      </div>
      <ButtonLink size="small" to="/admin/launch">
        Go on
      </ButtonLink>
    </section>
  )
}

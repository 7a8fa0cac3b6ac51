import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Launch } from '#contracts/launch.ts'
import { longDate } from '#contracts/moments.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { launchQuery, useConfirm } from './launch-api.ts'
import { SetUpSteps } from './set-up.tsx'
import { TryOuts } from './try-out.tsx'
import { Fetching, Section } from '../page-parts.tsx'

export const meta = adminMeta('Before launch')

/** What is left until the site is the owner's. */
export default function LaunchScreen() {
  const query = useQuery<Launch>(launchQuery)
  return (
    <div className="grid grid-cols-1 gap-10 pt-8">
      <div>
        <h1 className="sign text-title">Before launch</h1>
        <p className="mt-3 max-w-prose text-lead text-soft">
          What’s left until your site is yours: the same list as the command npm run preflight, from
          what is published now.
        </p>
      </div>
      {query.data && <SetUpSteps steps={query.data.steps} />}
      <Section heading="What’s left" className="min-w-0">
        <div aria-live="polite" className="mt-4">
          <Fetching query={query} loading="Reading the list..." failed="Failed to read the list" />
          {query.data && <Left groups={query.data.groups} />}
        </div>
      </Section>
      {query.data && query.data.groups.length > 0 && (
        <div className="grid gap-4">
          {query.data.groups.map((group, place) => (
            <Group key={group.title} group={group} isOpen={place === 0} />
          ))}
        </div>
      )}
      <TryOuts />
      {query.data && query.data.confirmed.length > 0 && (
        <Confirmed confirmed={query.data.confirmed} />
      )}
    </div>
  )
}

function Left({ groups }: Pick<Launch, 'groups'>) {
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  if (count > 0)
    return (
      <p className="font-display text-xl font-bold">
        {count === 1 ? '1 thing left' : `${count} things left`}
      </p>
    )
  return (
    <p className="flex items-center gap-2 font-semibold">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-oak" />
      Nothing is left. Ready to launch.
    </p>
  )
}

interface GroupProps {
  group: Launch['groups'][number]
  isOpen: boolean
}

function Group({ group: { title, toDo, findings }, isOpen }: GroupProps) {
  return (
    <details open={isOpen} className="rounded-lg border border-line p-4">
      <summary className="cursor-pointer">
        <h3 className="inline text-xl">
          {title} ({findings.length})
        </h3>
      </summary>
      <p className="mt-2 max-w-prose text-soft">{toDo}</p>
      <ul className="mt-4 grid gap-2">
        {findings.map((finding) => (
          <FindingRow key={finding.what} {...finding} />
        ))}
      </ul>
    </details>
  )
}

function FindingRow({ what, links }: Launch['groups'][number]['findings'][number]) {
  const confirm = useConfirm()
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-lg border border-line bg-card px-4 py-2">
      <span className="min-w-0 py-1 wrap-anywhere">{what}</span>
      <span className="flex flex-wrap items-center gap-x-5">
        {links.map((to) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Change it
            <span className="sr-only">
              : {what} ({to})
            </span>
          </Link>
        ))}
        <Button
          kind="quiet"
          size="small"
          isResting={confirm.isPending}
          onClick={() => confirm.mutate({ what, isConfirmed: true })}
        >
          It’s right as it is
          <span className="sr-only">: {what}</span>
        </Button>
      </span>
    </li>
  )
}

function Confirmed({ confirmed }: Pick<Launch, 'confirmed'>) {
  const confirm = useConfirm()
  const { timeZone } = useFacts()
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-display text-xl font-bold">
        {`Said to be right (${confirmed.length})`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {confirmed.map((each) => (
          <li
            key={each.what}
            className="flex min-w-0 flex-wrap items-center justify-between gap-x-5 border-t border-line py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {each.what}
              <span className="block text-sm text-soft">
                {`${each.by}, ${longDate(each.at, timeZone)}`}
              </span>
            </span>
            <Button
              kind="quiet"
              size="small"
              onClick={() => confirm.mutate({ what: each.what, isConfirmed: false })}
            >
              List it again
              <span className="sr-only">: {each.what}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

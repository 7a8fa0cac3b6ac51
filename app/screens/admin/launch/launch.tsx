import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { longDate } from '#contracts/moments.ts'
import {
  confirmationSchema,
  confirmFinding,
  doubtFinding,
  launchOf,
  tryOutSchema,
  type Launch,
} from '#services/launch/launch.ts'
import { adminAction, adminLoader } from '../../../admin.server.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { Section } from '../page-parts.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { SetUpSteps } from './set-up.tsx'
import { TryOuts } from './try-out.tsx'
import type { Route } from './+types/launch'

export { clientAction, shouldRevalidate } from '../use-action.ts'

export const meta = adminMeta('Before launch')

export const loader = adminLoader('owner', launchOf)

const said = 'Said that something is right before launch'

export const action = adminAction('owner', {
  confirm: [confirmationSchema, (asked, { what }) => confirmFinding(asked, what), said],
  doubt: [confirmationSchema, ({ db }, { what }) => doubtFinding(db, what), said],
  'try out': [tryOutSchema, ({ launch }, { what }) => launch.tryOut[what]()],
})

/** What is left until the site is the owner's. */
export default function LaunchScreen({ loaderData }: Route.ComponentProps) {
  const { groups, steps, confirmed } = loaderData
  return (
    <div className="grid grid-cols-1 gap-10 pt-8">
      <div>
        <h1 className="sign text-title">Before launch</h1>
        <p className="mt-3 max-w-prose text-lead text-soft">
          What’s left until your site is yours: the same list as the command npm run preflight, from
          what is published now.
        </p>
      </div>
      <SetUpSteps steps={steps} />
      <Section heading="What’s left" className="min-w-0">
        <div aria-live="polite" className="mt-4">
          <Left groups={groups} />
        </div>
      </Section>
      {groups.length > 0 && (
        <div className="grid gap-4">
          {groups.map((group, place) => (
            <Group key={group.title} group={group} isOpen={place === 0} />
          ))}
        </div>
      )}
      <TryOuts />
      {confirmed.length > 0 && <Confirmed confirmed={confirmed} />}
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
        <ConfirmButton intent="confirm" what={what}>
          It’s right as it is
          <span className="sr-only">: {what}</span>
        </ConfirmButton>
      </span>
    </li>
  )
}

function Confirmed({ confirmed }: Pick<Launch, 'confirmed'>) {
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
            <ConfirmButton intent="doubt" what={each.what}>
              List it again
              <span className="sr-only">: {each.what}</span>
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </details>
  )
}

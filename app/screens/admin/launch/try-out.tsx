import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { tryOuts, type TryOut } from '#contracts/try-outs.ts'
import type { Tried } from '#services/launch/launch.ts'
import { Button } from '../../../components/button.tsx'
import { useAction } from '../use-action.ts'

const tryOutWords = {
  buttons: {
    mail: 'Send me a test email',
    feeds: 'Read the calendars',
    partner: 'Open the booking links',
  } satisfies Record<TryOut, string>,
}

/** Mail, calendars and the booking partner, tried with the settings in use. */
export function TryOuts() {
  return (
    <section aria-labelledby="try-out" className="min-w-0">
      <h2 id="try-out" className="text-heading">
        Try it out
      </h2>
      <p className="mt-2 text-soft">Now, with the settings in use.</p>
      <ul className="mt-4 grid gap-5">
        {tryOuts.map((what) => (
          <li key={what} className="min-w-0">
            <Trying what={what} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Trying({ what }: { what: TryOut }) {
  const act = useAction<Tried>()
  const trying = useMutation({ mutationFn: () => act({ intent: 'try out', what }) })
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        isResting={trying.isPending}
        onClick={() => trying.mutate()}
      >
        {tryOutWords.buttons[what]}
      </Button>
      <div aria-live="polite">
        {trying.isPending && <p className="mt-2 text-soft">Trying...</p>}
        {trying.isError && <p className="mt-2 font-medium text-danger">Failed to try it out</p>}
        {trying.data && <Results tried={trying.data} />}
      </div>
    </>
  )
}

function Results({ tried }: { tried: Tried }) {
  return (
    <ul className="mt-3 grid gap-2">
      {tried.map(({ isFine, what, toDo }) => (
        <li key={what} className="flex max-w-prose items-start gap-2">
          {isFine ? (
            <CircleCheck aria-label="Works" className="mt-0.5 size-5 shrink-0 text-oak" />
          ) : (
            <CircleAlert aria-label="Look at this" className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <span className="min-w-0 wrap-anywhere">
            {what}
            {toDo && <span className="block text-soft">{toDo}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { adminPush as words } from '#content/push.ts'
import { momentAt } from '#contracts/moments.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { usePush } from './use-push.ts'

/** Turns notifications on and off, browser by browser. */
export function Push() {
  const push = usePush()
  const { state } = push
  return (
    <section aria-labelledby="push-heading" className="grid max-w-xl gap-4">
      <h2 id="push-heading" className="text-heading">
        Push notifications
      </h2>
      <p className="text-soft">
        This browser can tell you about new reviews, contest entries and inquiries, also while it is
        closed. Guests’ names and words aren’t in the message.
      </p>
      {state.isPending && <p className="text-soft">Loading notifications...</p>}
      {state.isError && (
        <LoadFailed text="Failed to load notifications" onRetry={() => void state.refetch()} />
      )}
      {state.data && <ThisBrowser push={push} />}
      {state.data && state.data.devices.length > 0 && <Devices push={push} />}
    </section>
  )
}

interface PushProps {
  push: ReturnType<typeof usePush>
}

function ThisBrowser({ push: { ability, here, turnOn, turnOff } }: PushProps) {
  if (ability === 'unknown') return null
  if (ability === 'none')
    return (
      <p role="status">
        This browser has no notifications. On an iPhone or iPad, add this site to the home screen
        first.
      </p>
    )
  if (ability === 'blocked') return <p role="status">{words.blocked}</p>
  return here ? (
    <Button
      kind="secondary"
      className="justify-self-start"
      isResting={turnOff.isPending}
      onClick={() => turnOff.mutate(here.id)}
    >
      Turn off in this browser
    </Button>
  ) : (
    <Button
      className="justify-self-start"
      isResting={turnOn.isPending}
      onClick={() => turnOn.mutate()}
    >
      Turn on in this browser
    </Button>
  )
}

function Devices({ push: { state, here, turnOff } }: PushProps) {
  const { timeZone } = useFacts()
  return (
    <ul
      aria-label="Browsers that tell you"
      className="divide-y divide-line rounded-lg border border-line bg-card"
    >
      {state.data?.devices.map(({ id, device, addedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <p id={`push-${id}`} className="min-w-0">
            {id === here?.id ? `${device} (this browser)` : device}
            <span className="block text-sm text-soft">
              {`Since ${momentAt(addedAt, timeZone)}`}
            </span>
          </p>
          {id !== here?.id && (
            <Button
              kind="secondary"
              size="small"
              isResting={turnOff.isPending}
              aria-describedby={`push-${id}`}
              onClick={() => turnOff.mutate(id)}
            >
              Turn off
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { momentAt } from '#contracts/moments.ts'
import type { PushKey, PushState } from '#contracts/push.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import {
  blocked,
  currentSubscription,
  lookHere,
  subscribe,
  type PushHere,
} from '../push-subscription.ts'
import { Fetching, Section, failedToast } from '../page-parts.tsx'

/** Turns notifications on and off, browser by browser. */
export function Push() {
  const push = usePush()
  const { state } = push
  return (
    <Section heading="Push notifications" className="grid max-w-xl gap-4">
      <p className="text-soft">
        This browser can tell you about new reviews, contest entries and inquiries, also while it is
        closed. Guests’ names and words aren’t in the message.
      </p>
      <Fetching
        query={state}
        loading="Loading notifications..."
        failed="Failed to load notifications"
      />
      {state.data && <ThisBrowser push={push} />}
      {state.data && state.data.devices.length > 0 && <Devices push={push} />}
    </Section>
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
  if (ability === 'blocked') return <p role="status">{blocked}</p>
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

const path = '/api/admin/push'

/** Notifications in this browser, and in the administrator's others. */
function usePush() {
  const state = useQuery<PushState>({ queryKey: [path] })
  const { ability, endpointHash } = useThisBrowser(state.dataUpdatedAt)
  const here = state.data?.devices.find((device) => device.endpointHash === endpointHash)
  const turnOn = useChange(
    { title: 'Turned on', description: 'You’ll be told in this browser.' },
    async () => {
      const answer = await sendOverHttp('POST', `${path}/key`)
      const { publicKey } = (await answer.json()) as PushKey
      const subscription = await subscribe(publicKey)
      return sendOverHttp('POST', `${path}/devices`, subscription.toJSON())
    },
  )
  const turnOff = useChange(
    { title: 'Turned off', description: 'You won’t be told in this browser any more.' },
    async (id: string) => {
      if (id === here?.id) await (await currentSubscription())?.unsubscribe()
      return sendOverHttp('DELETE', `${path}/devices/${id}`)
    },
  )
  return { state, ability, here, turnOn, turnOff }
}

function useChange<Variables = void>(
  told: { title: string; description: string },
  change: (variables: Variables) => Promise<Response>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (variables: Variables) =>
      (await change(variables)).json() as Promise<PushState>,
    onSuccess: (state) => {
      client.setQueryData([path], state)
      showToast(told)
    },
    onError: failedToast('That didn’t work'),
  })
}

/** `changedAt` looks again. */
function useThisBrowser(changedAt: number) {
  const [found, setFound] = useState<PushHere>({
    ability: 'unknown',
  })
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const seen = await lookHere()
      if (!isOver) setFound(seen)
    }
    void look()
    return () => void (isOver = true)
  }, [changedAt])
  return found
}

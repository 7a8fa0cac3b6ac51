import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PushKey, PushState } from '#contracts/push.ts'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { currentSubscription, lookHere, subscribe, type PushHere } from '../push-subscription.ts'

const path = '/api/admin/push'

/** Notifications in this browser, and in the administrator's others. */
export function usePush() {
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
    onError: ({ message }) =>
      showToast({ title: 'That didn’t work', description: message, destructive: true }),
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

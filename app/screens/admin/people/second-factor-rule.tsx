import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { adminPeople } from '#content/admin-people.ts'
import type { People } from '#contracts/people.ts'
import { showToast } from '../../../components/toast.ts'
import { sendProven } from '../proof/send-proven.ts'
import { peoplePath } from './people-api.ts'

interface SecondFactorRuleProps {
  people: People
  refresh: () => Promise<unknown>
}

/** Whether a password alone is enough; saved as soon as it is ticked. */
export function SecondFactorRule({ people, refresh }: SecondFactorRuleProps) {
  const hint = useId()
  const change = useMutation({
    mutationFn: (isRequired: boolean) =>
      sendProven('POST', `${peoplePath}/second-factor-rule`, { isRequired }),
    onSuccess: (_, isRequired) =>
      showToast({
        title: 'Saved',
        description: isRequired
          ? 'Everyone needs a passkey or an app now.'
          : 'A password is enough again.',
      }),
    onError: ({ message }) =>
      showToast({ title: adminPeople.failed, description: message, destructive: true }),
    onSettled: refresh,
  })
  return (
    <div className="rounded-lg border border-line bg-card p-5 shadow-card">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={hint}
          checked={change.isPending ? change.variables : people.isSecondFactorRequired}
          onChange={({ target }) => change.mutate(target.checked)}
        />
        Everyone needs a passkey or an app
      </label>
      <p id={hint} className="mt-1 text-sm text-soft">
        Those who have neither set one up the next time they use the admin area, and can do nothing
        else until then.
      </p>
    </div>
  )
}

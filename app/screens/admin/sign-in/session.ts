import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Verified } from '#contracts/admin.ts'
import { loginAddress } from '#contracts/return-path.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { saveBeforeSignOut } from '../before-sign-out.ts'
import { endSubscription } from '../push-subscription.ts'
import { forgetOwnerDrafts } from '../owner-drafts.ts'

/** The verify call of section 7. */
export const verifyKey = ['/api/admin/verify'] as const

/** Ends the session. Errors are only logged: the login screen opens anyway. */
export async function logOut(): Promise<void> {
  await saveBeforeSignOut()
  forgetOwnerDrafts()
  try {
    await endSubscription()
    await sendOverHttp('POST', '/api/admin/logout')
  } catch (error) {
    console.warn('Logout failed', error)
  }
}

const accountPage = '/admin/account'

/**
 * Who is signed in; undefined while unknown. Goes to the sign-in screen once the session has ended
 * (section 6), but not when the connection drops; and to the account until the owner has chosen a
 * password.
 */
export function useSessionCheck(): Verified | undefined {
  const navigate = useNavigate()
  useDoubtAfterFailures()
  const { data, error } = useQuery(sessionQuery)
  const { pathname, search } = useLocation()
  const isOver = error !== null && (!data || isSignedOut(error))
  useEffect(() => {
    if (isOver) {
      const state = { hasEnded: data !== undefined }
      void navigate(loginAddress(pathname + search), { replace: true, state })
    } else if (data?.mustChangePassword || data?.mustAddSecondFactor)
      void navigate(accountPage, { replace: true })
  }, [isOver, data, navigate, pathname, search])
  return data
}

/** Everyone who asks must ask like this: a query has one way to be fetched. */
export const sessionQuery = { queryKey: verifyKey, queryFn: verify, retry: false } as const

async function verify(): Promise<Verified> {
  return (await sendOverHttp('GET', verifyKey[0])).json()
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401
}

/** A session may end any time: a failed call triggers another check. */
function useDoubtAfterFailures(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation }) => {
        if (isSignedOut(mutation?.state.error)) {
          void client.invalidateQueries({ queryKey: verifyKey })
        }
      }),
    [client],
  )
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        const isFailure = event.type === 'updated' && event.action.type === 'error'
        if (!isFailure || event.query.queryKey[0] === verifyKey[0]) return
        void client.invalidateQueries({ queryKey: verifyKey })
      }),
    [client],
  )
}

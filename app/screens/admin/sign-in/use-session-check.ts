import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Verified } from '#contracts/admin.ts'
import { loginAddress } from '#contracts/return-path.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { verifyKey } from './session.ts'

const accountPage = '/admin/account'

/**
 * Who is signed in, or undefined while that is not known. Goes to the login screen when the session
 * does not hold (section 6), but not because the signal is gone in the middle of the work, and to the account while a password of one's own is still missing.
 */
export function useSessionCheck(): Verified | undefined {
  const navigate = useNavigate()
  useDoubtAfterFailures()
  const { data, error } = useQuery<Verified>({ queryKey: verifyKey, queryFn: verify, retry: false })
  const { pathname, search } = useLocation()
  const isOver = error !== null && (!data || isSignedOut(error))
  useEffect(() => {
    if (isOver) void navigate(loginAddress(pathname + search), { replace: true })
    else if (data?.mustChangePassword) void navigate(accountPage, { replace: true })
  }, [isOver, data, navigate, pathname, search])
  return data
}

async function verify(): Promise<Verified> {
  return (await sendOverHttp('GET', verifyKey[0])).json()
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401
}

/** A session may end at any time; the first call that fails for it has the session checked again. */
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

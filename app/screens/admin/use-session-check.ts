import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Verified } from '#contracts/admin.ts'
import { verifyKey } from './session.ts'

const accountPage = '/admin/account'

/**
 * Who is signed in, or undefined while that is not known. Goes to the login screen when the session
 * does not hold (section 6), and to the account while a password of one's own is still missing.
 */
export function useSessionCheck(): Verified | undefined {
  const navigate = useNavigate()
  useDoubtAfterFailures()
  const { data, isError } = useQuery<Verified>({ queryKey: verifyKey, retry: false })
  useEffect(() => {
    if (isError) void navigate('/admin/login', { replace: true })
    else if (data?.mustChangePassword) void navigate(accountPage, { replace: true })
  }, [isError, data, navigate])
  return data
}

/** A session may end at any time; the first call that fails for it has the session checked anew. */
function useDoubtAfterFailures(): void {
  const client = useQueryClient()
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

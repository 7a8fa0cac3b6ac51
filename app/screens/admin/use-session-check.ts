import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { verifyKey } from './session.ts'

/** Asks whether the session still holds, and goes to the login screen when it does not (section 6). */
export function useSessionCheck(): boolean {
  const navigate = useNavigate()
  const { isSuccess, isError } = useQuery({ queryKey: verifyKey, retry: false })
  useEffect(() => {
    if (isError) void navigate('/admin/login', { replace: true })
  }, [isError, navigate])
  return isSuccess
}

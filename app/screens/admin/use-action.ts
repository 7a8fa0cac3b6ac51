import { useEffect, useRef } from 'react'
import {
  isRouteErrorResponse,
  useFetcher,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { messageIn, notConnected } from '#contracts/not-sent.ts'
import type { ActionAnswer } from '../../admin.server.ts'
import { RequestError } from '../../queries.ts'

/** For every page with an action: what cannot be sent is said in its form, and the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<ActionAnswer>()
  } catch (error) {
    if (error instanceof Response) throw error
    if (!isRouteErrorResponse(error)) return { status: 0, error: notConnected }
    return { status: error.status, error: messageIn(parsed(error.data)) }
  }
}

/**
 * For every page with an action: what a colleague has saved is shown. Without a session or a
 * connection the page could not be loaded again.
 */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const { status } = (actionResult ?? {}) as { status?: number }
  return status === 409 || (status !== 0 && status !== 401 && defaultShouldRevalidate)
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

interface Sending {
  intent: string
  [field: string]: string | number
}

/**
 * Sends a form, or nothing but what it is about, to the action of this page, and resolves with what that
 * returns; the page has what has changed by then. Rejects with a `RequestError`.
 */
export function useAction<Result = unknown>() {
  const { state, data, submit } = useFetcher()
  const settle = useRef<(answer: ActionAnswer<Result>) => void>(undefined)
  useEffect(() => {
    if (state === 'submitting' || data === undefined) return
    const answered = () => settle.current?.(data as ActionAnswer<Result>)
    // What sent it may be gone from the page by then: a row that was deleted.
    if (state === 'loading') return answered
    answered()
  }, [state, data])
  return async (sending: Sending, form = new FormData()): Promise<Result> => {
    for (const [name, value] of Object.entries(sending)) form.set(name, String(value))
    const { promise, resolve } = Promise.withResolvers<ActionAnswer<Result>>()
    settle.current = resolve
    void submit(form, { method: 'post' })
    const answer = await promise
    if (answer.error !== undefined)
      throw new RequestError(answer.error, answer.status, answer.fields)
    return answer.result
  }
}

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
import { proven } from './proof/send-proven.ts'

/** For every page with an action: if a form can't be sent, the form says so and the page stays. */
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
 * For every page with an action: reloads its data also after a conflict and for something that is gone,
 * to show what a colleague did, but not without a session or a connection.
 */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const { status } = (actionResult ?? {}) as { status?: number }
  return (
    status === 404 || status === 409 || (status !== 0 && status !== 401 && defaultShouldRevalidate)
  )
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
 * Submits to this page's action. Resolves to its result once the page's data is reloaded; rejects with
 * a `RequestError`.
 */
export function useAction<Result = unknown>() {
  const { state, data, submit } = useFetcher()
  const settle = useRef<(answer: ActionAnswer<Result>) => void>(undefined)
  useEffect(() => {
    if (state === 'submitting' || data === undefined) return
    const answered = () => settle.current?.(data as ActionAnswer<Result>)
    // The sender may leave the page with the reloaded data, such as a deleted row.
    if (state === 'loading') return answered
    answered()
  }, [state, data])
  const send = async (sending: Sending, form: FormData): Promise<Result> => {
    for (const [name, value] of Object.entries(sending)) form.set(name, String(value))
    const { promise, resolve } = Promise.withResolvers<ActionAnswer<Result>>()
    settle.current = resolve
    void submit(form, { method: 'post' })
    const answer = await promise
    if (answer.error !== undefined)
      throw new RequestError(answer.error, answer.status, answer.fields)
    return answer.result
  }
  return (sending: Sending, form = new FormData()) => proven(() => send(sending, form))
}

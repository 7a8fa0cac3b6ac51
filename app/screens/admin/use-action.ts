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
  id: string
  version: number
}

/**
 * Sends a form, or nothing but what it is about, to the action of this page; the page has what has
 * changed before it resolves. Rejects with a `RequestError`.
 */
export function useAction() {
  const { state, data, submit } = useFetcher<ActionAnswer>()
  const settle = useRef<(answer: ActionAnswer) => void>(undefined)
  useEffect(() => {
    if (state === 'idle' && data !== undefined) settle.current?.(data)
  }, [state, data])
  return async (sending: Sending, form = new FormData()): Promise<void> => {
    for (const [name, value] of Object.entries(sending)) form.set(name, String(value))
    const { promise, resolve } = Promise.withResolvers<ActionAnswer>()
    settle.current = resolve
    void submit(form, { method: 'post' })
    const answer = await promise
    if (answer !== null) throw new RequestError(answer.error, answer.status, answer.fields)
  }
}

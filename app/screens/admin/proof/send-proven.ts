import { refusalMessages } from '#contracts/permissions.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'

/** Resolves with whether the administrator proved who they are. */
type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(false)

/** The admin area's dialog; returns a function that takes it away again. */
export function answerQuestionsWith(asking: Ask): () => void {
  ask = asking
  return () => void (ask = () => Promise.resolve(false))
}

/** Sends; if the server asks who is signed in, so does the page, and sends it again. */
export async function proven<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!isQuestion(error)) throw error
    if (!(await ask()))
      throw new RequestError('Not done, because you didn’t confirm.', error.status)
    return send()
  }
}

export function sendProven(...request: Parameters<typeof sendOverHttp>): Promise<Response> {
  return proven(() => sendOverHttp(...request))
}

function isQuestion(error: unknown): error is RequestError {
  const { 'not proven': question } = refusalMessages
  return error instanceof RequestError && error.status === 403 && error.message === question
}

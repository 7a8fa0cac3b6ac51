import { data, type ActionFunctionArgs } from 'react-router'
import { sendJsonContext } from '../../api-context.ts'
import { outcomeOf } from '../../components/form/outcome.ts'
import { pressedBy, sendingOf } from './pressed.ts'

/** Handles each of the page's forms without scripts. */
export async function sendOpening({ request, context }: ActionFunctionArgs) {
  const sending = sendingOf(await request.formData())
  const { status, body } = await context.get(sendJsonContext)(sending.address, sending.body)
  const pressed = pressedBy(sending, outcomeOf(status, body))
  return pressed.isDone ? pressed : data(pressed, { status })
}

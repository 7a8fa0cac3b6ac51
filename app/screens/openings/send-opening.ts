import { data, type ActionFunctionArgs } from 'react-router'
import { openingsPage } from '#content/openings-page.ts'
import { openingParameter } from '#contracts/addresses.ts'
import { sendJsonContext } from '../../api-context.ts'
import { outcomeOf } from '../../components/form/outcome.ts'

const uses = ['ask', 'confirm', 'end'] as const
export type OpeningUse = (typeof uses)[number]

/** What became of a pressed button. */
export interface Pressed {
  use: OpeningUse
  isDone: boolean
  /** As typed. */
  email: string
  error?: string
  /** Beside the address. */
  emailError?: string | undefined
}

const addresses = {
  ask: '/api/openings',
  confirm: '/api/openings/confirm',
  end: '/api/openings/end',
} as const

/** Handles each of the page's forms; they are native, with and without scripts. */
export async function sendOpening({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const use = uses.find((each) => each === text('use')) ?? 'ask'
  const body =
    use === 'ask'
      ? Object.fromEntries(
          ['cabin', 'from', 'to', 'guests', 'email', 'website'].map((name) => [name, text(name)]),
        )
      : { [openingParameter]: text(openingParameter) }
  const answer = await context.get(sendJsonContext)(addresses[use], body)
  const { kind, errors = {}, message } = outcomeOf(answer.status, answer.body)
  const email = text('email')
  if (kind === 'stored') return data<Pressed>({ use, isDone: true, email })
  const emailError = errors['email']
  const other = Object.values(errors).find((each) => each !== emailError)
  const error = emailError ? '' : (other ?? message ?? openingsPage.failed)
  return data<Pressed>({ use, isDone: false, email, error, emailError }, { status: answer.status })
}

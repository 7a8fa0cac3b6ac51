import { data, type ActionFunctionArgs } from 'react-router'
import type { Message } from '#contracts/messages.ts'
import { readApiContext, sendJsonContext } from '../../api-context.ts'
import { readOnServer, type Facts } from '../../documents.ts'
import type { Failure, FormKind } from './form-kind.ts'
import { checkedByServer, outcomeOf } from './outcome.ts'
import { valuesOf, type FormValues } from './values.ts'

/** A form returned with errors and everything the guest typed. */
export interface Returned extends Failure {
  values: FormValues
}

interface Answered<Body> {
  stored?: Body
  thanks?: Message
  returned?: Returned
}

/** Handles a natively submitted form, with or before scripts. */
export async function handleNativePost<Body extends object>(
  kindOf: (facts: Facts) => FormKind<Body>,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const values = valuesOf(await request.formData())
  const facts = await readOnServer(context.get(readApiContext), 'facts')
  const kind = kindOf(facts)
  const sent = kind.toBody(values, 0)
  const { status, body } = await context.get(sendJsonContext)(kind.address, sent)
  const outcome = checkedByServer(outcomeOf(status, body))
  if (outcome.kind === 'stored') {
    return data<Answered<Body>>({ stored: sent, thanks: kind.thanks }, { status })
  }
  const returned = { values, ...outcome, ...kind.explain(outcome, sent) }
  return data<Answered<Body>>({ returned }, { status })
}

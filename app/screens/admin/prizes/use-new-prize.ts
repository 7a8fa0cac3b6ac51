import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { adminPrizes } from '#content/admin-contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { showToast } from '../../../parts/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { refreshContests } from '../contests/contests-query.ts'
import { mistakesIn, prizeIn } from './prize-draft.ts'

/** Checks, sends and tells; the form is empty again once the prize is stored. */
export function useNewPrize() {
  const client = useQueryClient()
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const add = useMutation({
    mutationFn: (form: HTMLFormElement) => sendOverHttp('POST', '/api/admin/prizes', prizeIn(form)),
    onSuccess: (_, form) => {
      showToast({ title: prizeMessages.added, description: prizeIn(form).title })
      form.reset()
      return refreshContests(client)
    },
    onError: (error) => {
      if (error instanceof RequestError) setMistakes(asTyped(error.fields))
      showToast({ title: prizeMessages.addFailed, description: error.message, destructive: true })
    },
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (add.isPending) return
    const form = event.currentTarget
    const found = mistakesIn(prizeIn(form))
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first === undefined) return add.mutate(form)
    if (Object.values(found).includes(adminPrizes.missing)) {
      showToast({ ...prizeMessages.missing, destructive: true })
    }
    const control = form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  return { mistakes, isSending: add.isPending, onSubmit }
}

/** The server speaks of cents, the form asks for dollars. */
function asTyped({ valueCents, ...fields }: Readonly<Record<string, string>>) {
  return { ...fields, ...(valueCents !== undefined && { value: valueCents }) }
}

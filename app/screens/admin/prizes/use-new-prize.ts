import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { PrizePictureReceipt } from '#contracts/contests.ts'
import { adminPrizes } from '#content/admin-contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { showToast } from '../../../components/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { refreshContests } from '../contests/contests-query.ts'
import { mistakesIn, prizeIn } from './prize-draft.ts'

/** Checks, sends and tells; the form is empty again once the prize is stored. */
export function useNewPrize() {
  const client = useQueryClient()
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const add = useMutation({
    mutationFn: sendPrize,
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
  return { mistakes, failure: add.error, isSending: add.isPending, onSubmit }
}

/** A chosen picture goes first; the prize then names it. */
async function sendPrize(form: HTMLFormElement): Promise<Response> {
  const prize = prizeIn(form)
  const picture = new FormData(form).get('picture')
  const imageUrl =
    picture instanceof File && picture.size > 0 ? await sendPicture(picture) : prize.imageUrl
  return sendOverHttp('POST', '/api/admin/prizes', { ...prize, imageUrl })
}

async function sendPicture(picture: File): Promise<string> {
  const answer = await sendOverHttp('POST', '/api/admin/prizes/pictures', picture)
  return ((await answer.json()) as PrizePictureReceipt).imageUrl
}

/** The server speaks of cents, the form asks for dollars. */
function asTyped({ valueCents, ...fields }: Readonly<Record<string, string>>) {
  return { ...fields, ...(valueCents !== undefined && { value: valueCents }) }
}

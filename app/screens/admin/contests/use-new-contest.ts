import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { newContest } from '#content/admin-contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import { showToast } from '../../../components/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { refreshContests } from './contests-query.ts'
import { draftIn, mistakesIn, type Draft } from './draft.ts'

/** Checks, sends and tells; goes to the list once the contest is stored. */
export function useNewContest() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const create = useMutation({
    mutationFn: (draft: Draft) => sendOverHttp('POST', '/api/admin/contests', draft),
    onSuccess: async (_, { title, status }) => {
      showToast({ title: contestMessages.created, description: newContest.created(title, status) })
      await refreshContests(client)
      await navigate('/admin/contests')
    },
    onError: (error) => {
      if (error instanceof RequestError) setMistakes(error.fields)
      const { createFailed } = contestMessages
      showToast({ title: createFailed, description: error.message, destructive: true })
    },
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (create.isPending) return
    const form = event.currentTarget
    const draft = draftIn(form)
    const found = mistakesIn(draft)
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first === undefined) return create.mutate(draft)
    const isMissing = Object.values(found).includes(newContest.missing)
    const message = isMissing ? contestMessages.missing : newContest.badOrderToast
    showToast({ ...message, destructive: true })
    focusField(form, first)
  }
  return { mistakes, failure: create.error, isSending: create.isPending, onSubmit }
}

/** Where the person goes on: the first field that needs them. */
function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

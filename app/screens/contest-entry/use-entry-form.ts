import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { contestMessages, entryMessages } from '#contracts/messages.ts'
import { showToast } from '../../parts/toast.ts'
import { textOf, valuesOf, type FormValues, type Mistakes } from '../inquiry/form-values.ts'
import { useDraft } from '../inquiry/use-draft.ts'
import type { Outcome } from './send-entry.ts'
import { useChosenFiles, type ChosenFile } from './use-chosen-files.ts'
import { useUpload } from './use-upload.ts'

interface Trouble {
  mistakes: Mistakes
  /** What went wrong, in a sentence; empty when nothing did. */
  message: string
}

const noTrouble: Trouble = { mistakes: {}, message: '' }
const words = contestEntry.form

/** Checks and sends the entry; whatever happens, everything typed and chosen stays. */
export function useEntryForm(form: RefObject<HTMLFormElement | null>, contestId: number) {
  const draft = useDraft({ form, name: `contest-${contestId}`, isFresh: true })
  const files = useChosenFiles()
  const upload = useUpload()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState(noTrouble)
  const [last, setLast] = useState<Outcome['kind']>()
  const isUnderWay = useRef(false)

  async function submit(values: FormValues) {
    const fields = toFields(values, contestId)
    const mistakes = await mistakesOf(fields, files.chosen)
    setTrouble({ mistakes, message: Object.keys(mistakes).length > 0 ? words.check : '' })
    if (Object.keys(mistakes).length > 0) return tellMistakes(mistakes)
    const { key } = draft.send({ ...values, chosen: files.chosen.map(fingerprint) })
    finish(await upload.send({ fields, files: files.chosen.map(({ file }) => file), key }))
  }

  function finish(outcome: Outcome) {
    setLast(outcome.kind)
    if (outcome.kind === 'stored') return leave()
    if (outcome.kind === 'cancelled') return
    const told = outcome.kind === 'refused' ? outcome.message : words.broken
    const mistakes = outcome.kind === 'refused' ? outcome.fields : {}
    setTrouble({ mistakes, message: told })
    showToast({ ...failureToast(told), destructive: true })
  }

  function leave() {
    draft.forget()
    showToast(entryMessages.submitted)
    void navigate('/contest?entered=1')
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setLast(undefined)
    try {
      await submit(valuesOf(new FormData(event.currentTarget)))
    } catch {
      // The code that checks an entry comes over the same connection.
      finish({ kind: 'broken' })
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    files,
    trouble,
    last,
    percent: upload.percent,
    cancel: upload.cancel,
    isScripted: draft.values !== undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onInput: draft.keep,
  }
}

const fieldNames = ['guestName', 'cabinStayed', 'stayDates', 'description', 'website'] as const
const consents = ['consentToDisplay', 'consentToTerms'] as const

function toFields(values: FormValues, contestId: number): Record<string, string> {
  const names = [...fieldNames, ...consents]
  return {
    contestId: String(contestId),
    guestEmail: textOf(values, 'guestEmail').trim(),
    ...Object.fromEntries(names.map((name) => [name, textOf(values, name)])),
  }
}

/** The schema comes with the first submission: reading the form needs none of it. */
async function mistakesOf(
  fields: Record<string, string>,
  chosen: readonly ChosenFile[],
): Promise<Mistakes> {
  const { checkEntry } = await import('./check-entry.ts')
  const missing = chosen.length === 0 && { files: entryMessages.noFiles.description }
  return { ...checkEntry(fields), ...missing }
}

/** Section 5 names a toast for two of them; what is wrong with the others stands beside them. */
function tellMistakes(mistakes: Mistakes): void {
  if ('files' in mistakes) showToast({ ...entryMessages.noFiles, destructive: true })
  if ('consentToTerms' in mistakes) showToast({ ...entryMessages.termsRequired, destructive: true })
}

function failureToast(told: string) {
  if (told !== entryMessages.noContest) return { ...entryMessages.failed, description: told }
  return { title: entryMessages.noContest, description: contestMessages.noneOpen }
}

/** Another file makes another entry, which then needs another key. */
function fingerprint({ file }: ChosenFile): string {
  return `${file.name} ${file.size} ${file.lastModified}`
}

export function useFocusOnMistake(
  form: RefObject<HTMLFormElement | null>,
  { mistakes }: Trouble,
): void {
  useEffect(() => {
    const first = Array.from(form.current?.elements ?? []).find((control) => {
      const name = control.getAttribute('name') ?? control.getAttribute('data-field') ?? ''
      return name in mistakes
    })
    if (first instanceof HTMLElement) first.focus()
  }, [form, mistakes])
}

import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { entryMessages, guestContestMessages } from '#contracts/contest-messages.ts'
import { useFetchEarly } from '../../../components/form/use-fetch-early.ts'
import { showToast } from '../../../components/toast.ts'
import { useIsScripted } from '../../../components/use-is-scripted.ts'
import type { Mistakes } from '../../../components/form/values.ts'
import type { Outcome } from './send-entry.ts'
import { loadChecks, useChosenFiles } from './use-chosen-files.ts'
import { useEntryDraft } from './use-entry-draft.ts'
import { loadSubmitting, useUpload } from './use-upload.ts'

interface Trouble {
  mistakes: Mistakes
  /** What went wrong, in a sentence; empty when nothing did. */
  message: string
}

const noTrouble: Trouble = { mistakes: {}, message: '' }
const words = contestEntry.form
const loadCode = () => Promise.all([loadChecks(), loadSubmitting()])

/** Checks and sends the entry; whatever happens, everything typed and chosen stays. */
export function useEntryForm(form: RefObject<HTMLFormElement | null>, contestId: number) {
  const draft = useEntryDraft(form, contestId)
  const files = useChosenFiles()
  const upload = useUpload()
  const fetchEarly = useFetchEarly(loadCode)
  const navigate = useNavigate()
  const isScripted = useIsScripted()
  const [trouble, setTrouble] = useState(noTrouble)
  const [last, setLast] = useState<Outcome['kind']>()
  const [isSubmitting, setSubmitting] = useState(false)
  const isUnderWay = useRef(false)

  async function submit(filledIn: FormData) {
    setSubmitting(true)
    setLast(undefined)
    const entry = { contestId, filledIn, files: await files.all(), openDraft: draft.open }
    const outcome = await upload.send(entry)
    tell(outcome)
    // Until the next screen is there nothing may be sent a second time.
    if (outcome.kind === 'stored') return navigate('/contest?entered=1')
    setSubmitting(false)
    setLast(outcome.kind)
    setTrouble(troubleOf(outcome))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    focusSubmitter(event.nativeEvent)
    isUnderWay.current = true
    await submit(new FormData(event.currentTarget))
    isUnderWay.current = false
  }

  return {
    files,
    // What was wrong before is right, or nothing would be on its way.
    trouble: upload.percent === null ? trouble : noTrouble,
    last,
    isSubmitting,
    percent: upload.percent,
    cancel: upload.cancel,
    isScripted,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onInput: () => {
      fetchEarly()
      draft.keep()
    },
  }
}

/** The fields rest while the entry is on its way, and would drop the focus. */
function focusSubmitter(event: Event): void {
  if (event instanceof SubmitEvent) event.submitter?.focus()
}

export type EntryState = ReturnType<typeof useEntryForm>

function troubleOf(outcome: Outcome): Trouble {
  if (outcome.kind === 'mistaken') return { mistakes: outcome.fields, message: words.check }
  if (outcome.kind === 'refused') return { mistakes: outcome.fields, message: outcome.message }
  return outcome.kind === 'broken' ? { mistakes: {}, message: words.broken } : noTrouble
}

function tell(outcome: Outcome): void {
  if (outcome.kind === 'stored') showToast(entryMessages.submitted)
  if (outcome.kind === 'mistaken') tellMistakes(outcome.fields)
  if (outcome.kind === 'refused') tellFailure(outcome.message)
  if (outcome.kind === 'broken') tellFailure(words.broken)
}

/** Section 5 names a toast for two of them; what is wrong with the others stands beside them. */
function tellMistakes(mistakes: Mistakes): void {
  if ('files' in mistakes) showToast({ ...entryMessages.noFiles, destructive: true })
  if ('consentToTerms' in mistakes) showToast({ ...entryMessages.termsRequired, destructive: true })
}

function tellFailure(told: string): void {
  const { noContest, failed } = entryMessages
  if (told !== noContest) return showToast({ ...failed, description: told, destructive: true })
  const description = guestContestMessages.noneOpen
  showToast({ title: noContest, description, destructive: true })
}

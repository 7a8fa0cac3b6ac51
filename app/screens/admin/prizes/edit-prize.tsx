import { useQueryClient } from '@tanstack/react-query'
import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminPrize } from '#contracts/contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { dollars } from '../../../components/dollars.ts'
import { FormAlert } from '../../../components/form/form-frame.tsx'
import { textIn } from '../../../components/text-in.ts'
import { ChangedSince } from '../changed-since.tsx'
import { refreshContests } from '../contests/contests-query.ts'
import { useEdit } from '../use-edit.ts'
import { centsIn } from './prize-draft.ts'
import { PrizeValue, PrizeWords } from './prize-words.tsx'

const { edit: words } = adminPrizes

interface EditPrizeProps {
  prize: AdminPrize
  /** Once guests have entered for it, only its value is asked for. */
  hasFixedWords: boolean
  onClose: () => void
}

/** Title, description and value of a prize; its contest and picture stay. */
export function EditPrize({ prize, hasFixedWords, onClose }: EditPrizeProps) {
  const client = useQueryClient()
  const { form, mistakes, failure, isSending, onSubmit } = useEdit({
    address: `/api/admin/prizes/${prize.id}`,
    read: contentIn,
    seen: contentOf(prize),
    saved: prizeMessages.edited,
    failed: prizeMessages.editFailed,
    refresh: () => refreshContests(client),
    onClose,
  })
  const { valueCents, ...others } = mistakes
  const asTyped = { ...others, ...(valueCents !== undefined && { value: valueCents }) }
  return (
    <Dialog label={words.heading} onClose={onClose} className="w-[min(92vw,40rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <form ref={form} method="post" onSubmit={onSubmit} className="mt-4 grid grid-cols-1 gap-5">
        <p className="text-soft">
          {hasFixedWords ? words.fixed(prize.title) : adminPrizes.required}
        </p>
        {!hasFixedWords && <PrizeWords mistakes={asTyped} prize={prize} />}
        <PrizeValue mistakes={asTyped} prize={prize} />
        {failure && <FormAlert>{failure}</FormAlert>}
        <ChangedSince texts={[prize.title, prize.description, dollars(prize.valueCents)]} />
        <Button type="submit" isResting={isSending} className="justify-self-start">
          {isSending ? words.submitting : words.submit}
        </Button>
      </form>
    </Dialog>
  )
}

function contentIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  return {
    title: textIn(typed, 'title'),
    description: textIn(typed, 'description'),
    valueCents: centsIn(textIn(typed, 'value')),
  }
}

function contentOf({ title, description, valueCents }: AdminPrize) {
  return { title, description, valueCents }
}

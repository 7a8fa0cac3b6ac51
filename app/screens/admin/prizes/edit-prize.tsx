import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminPrize } from '#contracts/contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { dollars } from '../../../components/dollars.ts'
import { EditDialog } from '../edit-dialog.tsx'
import { prizeIn } from './prize-draft.ts'
import { fieldNames, PrizeValue, PrizeWords } from './prize-form.tsx'

const { edit: words } = adminPrizes

interface EditPrizeProps {
  prize: AdminPrize
  /** Once guests have entered, only the value can change. */
  hasFixedWords: boolean
  onClose: () => void
}

/** Edits a prize's title, description and value; its contest and picture stay. */
export function EditPrize({ prize, hasFixedWords, onClose }: EditPrizeProps) {
  const { id, title, description, valueCents } = prize
  return (
    <EditDialog
      words={words}
      address={`/api/admin/prizes/${id}`}
      read={contentIn}
      seen={{ title, description, valueCents }}
      texts={[title, description, dollars(valueCents)]}
      fieldNames={fieldNames}
      saved={prizeMessages.edited}
      failed={prizeMessages.editFailed}
      onClose={onClose}
    >
      <p className="text-soft">{hasFixedWords ? words.fixed(title) : adminPrizes.required}</p>
      {!hasFixedWords && <PrizeWords prize={prize} />}
      <PrizeValue prize={prize} />
    </EditDialog>
  )
}

function contentIn(form: HTMLFormElement) {
  const { title, description, valueCents } = prizeIn(form)
  return { title, description, valueCents }
}

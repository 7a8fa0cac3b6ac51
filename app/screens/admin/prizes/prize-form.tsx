import { useQueryClient } from '@tanstack/react-query'
import { adminContests } from '#content/admin-contests.ts'
import { adminPrizes } from '#content/admin-prizes.ts'
import { prizesAlbum } from '#content/pictures/stand-ins.ts'
import { webpUrl } from '#content/pictures/url.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { prizeLengths } from '#contracts/limits.ts'
import { prizeMessages } from '#contracts/admin-contest-messages.ts'
import { pictureTypes } from '#contracts/picture-types.ts'
import { Field } from '../../../components/form/field.tsx'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { newKey } from '../../../components/form/new-key.ts'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { refreshContests } from '../contests/contests-query.ts'
import { uploadPicture } from '../site/albums/pictures-api.ts'
import { RestingFields } from '../resting-fields.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { errorsIn, prizeIn } from './prize-draft.ts'
import { PrizeWords, PrizeValue } from './prize-fields.tsx'

const { fields } = adminPrizes

interface PrizeFormProps {
  contests: readonly AdminContest[]
  /** The contest named in the address. */
  chosen: AdminContest | undefined
}

export function PrizeForm({ contests, chosen }: PrizeFormProps) {
  const form = useNewPrize()
  const { choose, ...contestWords } = fields.contestId
  const contestOf = (id: number) => contests.find((contest) => contest.id === id)
  return (
    <FormFrame submission={form} noValidate className="mt-3 grid gap-5">
      <RestingFields isSubmitting={form.isSubmitting} className="grid min-w-0 gap-5">
        <p className="text-soft">{adminPrizes.required}</p>
        <ChoiceField
          name="contestId"
          {...contestWords}
          none={choose}
          required
          defaultValue={chosen?.id ?? ''}
          options={contests.map(({ id }) => id)}
          labelOf={(id) => titleOf(contestOf(id))}
        />
        <PrizeWords />
        <PrizeValue />
        <Field {...fields.picture}>
          {(control) => (
            <input
              type="file"
              name="picture"
              accept={pictureTypes}
              {...control}
              className="max-w-full text-base file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border-2 file:border-solid file:border-ink file:px-4 file:font-display file:font-bold"
            />
          )}
        </Field>
        <TextField
          name="imageUrl"
          {...fields.imageUrl}
          type="url"
          maxLength={prizeLengths.imageUrl}
        />
      </RestingFields>
      <Submit submission={form} words={adminPrizes} />
    </FormFrame>
  )
}

function titleOf(contest: AdminContest | undefined): string {
  return contest ? `${contest.title} (${adminContests.statuses[contest.status]})` : ''
}

/** The form is reset once the prize is stored. */
function useNewPrize() {
  const client = useQueryClient()
  return useAdminForm({
    draft: '/api/admin/prizes',
    read: (form) => ({ prize: prizeIn(form), picture: new FormData(form).get('picture') }),
    check: ({ prize }) => errorsIn(prize),
    invalid: (errors) =>
      Object.values(errors).includes(adminPrizes.missing) ? prizeMessages.missing : undefined,
    send: async ({ prize, picture }) => {
      const isChosen = picture instanceof File && picture.size > 0
      const imageUrl = isChosen ? await keptAddress(picture) : prize.imageUrl
      return sendOverHttp('POST', '/api/admin/prizes', { ...prize, imageUrl })
    },
    failedTitle: prizeMessages.addFailed,
    onStored: (_, form, { prize }) => {
      showToast({ title: prizeMessages.added, description: prize.title })
      form.reset()
      return refreshContests(client)
    },
  })
}

async function keptAddress(file: File): Promise<string> {
  const { id } = await uploadPicture(prizesAlbum, { key: newKey(), file })
  return webpUrl({ stem: id })
}

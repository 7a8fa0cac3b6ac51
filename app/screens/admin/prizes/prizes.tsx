import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { prizesAlbum } from '#content/pictures/stand-ins.ts'
import { webpUrl } from '#content/pictures/url.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { prizeLengths } from '#contracts/limits.ts'
import { prizeMessages, fillThisIn } from '#contracts/admin-contest-messages.ts'
import { pictureTypes } from '#contracts/picture-types.ts'
import {
  contestStatuses,
  contestsQuery,
  prizesQuery,
  refreshContests,
} from '../contests/contests-query.ts'
import { adminMeta } from '../admin-meta.ts'
import { PrizeCard } from './prize-card.tsx'
import { Field } from '../../../components/form/field.tsx'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { newKey } from '../../../components/form/new-key.ts'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { uploadPicture } from '../site/albums/pictures-api.ts'
import { RestingFields } from '../resting-fields.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { errorsIn, prizeIn } from './prize-draft.ts'
import { PrizeWords, PrizeValue } from './prize-fields.tsx'
import { Fetching, LoadFailed, Section } from '../page-parts.tsx'

export const meta = adminMeta('Manage Prizes')

/** All prizes or, with `?contestId`, those of one contest, preselected in the form. */
export default function ManagePrizes() {
  const [search] = useSearchParams()
  const { data: contests, isError, refetch } = useQuery(contestsQuery)
  const contest = contests?.find(({ id }) => String(id) === search.get('contestId'))
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Manage Prizes</h1>
      <div className="mt-6 grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
        <Section heading="Add a prize">
          {isError && <LoadFailed text="Failed to fetch contests" onRetry={() => void refetch()} />}
          {contests?.length === 0 && <NoContests />}
          {contests && contests.length > 0 && (
            <PrizeForm key={contest?.id} contests={contests} chosen={contest} />
          )}
        </Section>
        <Prizes contest={contest} contests={contests} />
      </div>
    </div>
  )
}

interface PrizesProps {
  /** Undefined for all contests. */
  contest: AdminContest | undefined
  contests: readonly AdminContest[] | undefined
}

function Prizes({ contest, contests }: PrizesProps) {
  const { data, isPending, isError, refetch } = useQuery(prizesQuery)
  const prizes = data?.filter(({ contestId }) => !contest || contestId === contest.id)
  return (
    <section aria-labelledby="prize-list" className="min-w-0">
      <h2 id="prize-list" className="text-heading wrap-anywhere">
        {contest ? `Prizes of “${contest.title}”` : 'All prizes'}
      </h2>
      {contest && (
        <Link
          to="/admin/prizes"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Show all prizes
        </Link>
      )}
      <div aria-live="polite" className="mt-3">
        <Fetching
          query={{ isPending, isError, refetch }}
          loading="Loading prizes..."
          failed="Failed to fetch prizes"
        />
        {prizes?.length === 0 && <p className="text-soft">No prizes yet.</p>}
      </div>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
        {prizes?.map((prize) => (
          <li key={prize.id} className="grid">
            <PrizeCard prize={prize} contest={contests?.find(({ id }) => id === prize.contestId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoContests() {
  return (
    <p className="mt-3">
      A prize belongs to a contest.{' '}
      <Link to="/admin/contests/new" className="font-semibold underline underline-offset-4">
        Create a contest first
      </Link>
    </p>
  )
}

interface PrizeFormProps {
  contests: readonly AdminContest[]
  /** The contest named in the address. */
  chosen: AdminContest | undefined
}

function PrizeForm({ contests, chosen }: PrizeFormProps) {
  const form = useNewPrize()
  const contestOf = (id: number) => contests.find((contest) => contest.id === id)
  return (
    <FormFrame submission={form} noValidate className="mt-3 grid gap-5">
      <RestingFields isSubmitting={form.isSubmitting} className="grid min-w-0 gap-5">
        <p className="text-soft">Fields marked * are required.</p>
        <ChoiceField
          name="contestId"
          label="Contest *"
          none="Choose a contest"
          required
          defaultValue={chosen?.id ?? ''}
          options={contests.map(({ id }) => id)}
          labelOf={(id) => titleOf(contestOf(id))}
        />
        <PrizeWords />
        <PrizeValue />
        <Field label="Picture" hint="JPEG, PNG, WebP, AVIF or HEIC, up to 50 MB.">
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
          label="Image address"
          hint="Instead of a file. Starts with https://; we copy the picture to this site once."
          type="url"
          maxLength={prizeLengths.imageUrl}
        />
      </RestingFields>
      <Submit submission={form} words={{ submit: 'Add Prize', submitting: 'Adding...' }} />
    </FormFrame>
  )
}

function titleOf(contest: AdminContest | undefined): string {
  return contest ? `${contest.title} (${contestStatuses[contest.status]})` : ''
}

/** The form is reset once the prize is stored. */
function useNewPrize() {
  const client = useQueryClient()
  return useAdminForm({
    draft: '/api/admin/prizes',
    read: (form) => ({ prize: prizeIn(form), picture: new FormData(form).get('picture') }),
    check: ({ prize }) => errorsIn(prize),
    invalid: (errors) =>
      Object.values(errors).includes(fillThisIn) ? prizeMessages.missing : undefined,
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

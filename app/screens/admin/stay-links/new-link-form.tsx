import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { stayLinkDays, limits } from '#contracts/limits.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { MadeStayLink, NewStayLink, AdminStayLink } from '#contracts/stay-links.ts'
import { todayIn } from '#contracts/dates.ts'
import { stayLinkErrorsOn } from '#contracts/stay-link-state.ts'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textsOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'
import { documentKey, useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { RestingFields } from '../resting-fields.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { listQuery } from '../list-query.ts'

/** Cabin and days of a stay. */
export function NewLinkForm({ onMade }: { onMade: (link: MadeStayLink) => void }) {
  const form = useNewLink(onMade)
  const { features } = useFacts()
  const { data: cabins = [] } = useQuery<readonly Cabin[]>({ queryKey: documentKey('cabin-list') })
  return (
    <FormFrame
      submission={form}
      noValidate
      aria-labelledby="new-link-heading"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id="new-link-heading" className="text-heading">
        New link
      </h2>
      <RestingFields isSubmitting={form.isSubmitting} className="grid min-w-0 gap-5">
        <ChoiceField
          name="cabin"
          label="Cabin"
          none="Choose a cabin"
          options={cabins.map(({ name }) => name)}
          labelOf={(name) => name}
          required
        />
        <div className="grid gap-5 min-[24rem]:grid-cols-2">
          <TextField name="checkIn" label="Arrival" type="date" required />
          <TextField name="checkOut" label="Departure" type="date" required />
        </div>
      </RestingFields>
      <p className="text-sm text-soft">{`It works from arrival until ${stayLinkDays} days after departure, for one review${features.contest ? ' and one contest entry' : ''}.`}</p>
      <Submit submission={form} words={{ submit: 'Make link', submitting: 'Making link...' }} />
    </FormFrame>
  )
}

function useNewLink(onMade: (link: MadeStayLink) => void) {
  const client = useQueryClient()
  const { timeZone } = useFacts()
  return useAdminForm({
    draft: stayLinksPath,
    read: (form): NewStayLink => textsOf(typedIn(form), ['cabin', 'checkIn', 'checkOut']),
    check: (link) => errorsIn(link, timeZone),
    send: async (link): Promise<MadeStayLink> =>
      (await sendOverHttp('POST', stayLinksPath, link)).json(),
    failedTitle: 'Failed to make the link',
    onStored: async (link, form) => {
      form.reset()
      onMade(link)
      await refreshStayLinks(client)
    },
  })
}

function errorsIn({ cabin, checkIn, checkOut }: NewStayLink, timeZone: string): FieldErrors {
  const missing = {
    ...(!cabin && { cabin: 'Please choose a cabin.' }),
    ...(!checkIn && { checkIn: 'Please choose a date.' }),
    ...(!checkOut && { checkOut: 'Please choose a date.' }),
  }
  if (!checkIn || !checkOut) return missing
  return { ...missing, ...stayLinkErrorsOn(todayIn(timeZone), checkIn, checkOut) }
}

export const stayLinksPath = '/api/admin/stay-links'

export const stayLinksQuery = listQuery<AdminStayLink>(
  [stayLinksPath],
  `${stayLinksPath}?limit=${limits.pageSize}`,
)

export function refreshStayLinks(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: stayLinksQuery.queryKey })
}

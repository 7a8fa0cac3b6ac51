import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminStayLinks } from '#content/admin-stay-links.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { MadeStayLink, NewStayLink } from '#contracts/stay-links.ts'
import { todayIn } from '#contracts/dates.ts'
import { stayLinkErrorsOn } from '#contracts/stay-link-state.ts'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textsOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'
import { documentKey, useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { RestingFields } from '../resting-fields.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { refreshStayLinks, stayLinksPath } from './stay-links-query.ts'

const words = adminStayLinks.form

/** Cabin and days of a stay. */
export function NewLinkForm({ onMade }: { onMade: (link: MadeStayLink) => void }) {
  const form = useNewLink(onMade)
  const { data: cabins = [] } = useQuery<readonly Cabin[]>({ queryKey: documentKey('cabin-list') })
  return (
    <FormFrame
      submission={form}
      noValidate
      aria-labelledby="new-link-heading"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id="new-link-heading" className="text-heading">
        {words.heading}
      </h2>
      <RestingFields isSubmitting={form.isSubmitting} className="grid min-w-0 gap-5">
        <ChoiceField
          name="cabin"
          {...words.cabin}
          options={cabins.map(({ name }) => name)}
          labelOf={(name) => name}
          required
        />
        <div className="grid gap-5 min-[24rem]:grid-cols-2">
          <TextField name="checkIn" label={words.checkIn} type="date" required />
          <TextField name="checkOut" label={words.checkOut} type="date" required />
        </div>
      </RestingFields>
      <p className="text-sm text-soft">{words.hint(useFacts().features.contest)}</p>
      <Submit submission={form} words={words} />
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
    failedTitle: words.failed,
    onStored: async (link, form) => {
      form.reset()
      onMade(link)
      await refreshStayLinks(client)
    },
  })
}

function errorsIn({ cabin, checkIn, checkOut }: NewStayLink, timeZone: string): FieldErrors {
  const missing = {
    ...(!cabin && { cabin: words.missing.cabin }),
    ...(!checkIn && { checkIn: words.missing.day }),
    ...(!checkOut && { checkOut: words.missing.day }),
  }
  if (!checkIn || !checkOut) return missing
  return { ...missing, ...stayLinkErrorsOn(todayIn(timeZone), checkIn, checkOut) }
}

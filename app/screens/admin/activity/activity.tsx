import { Link, useSearchParams } from 'react-router'
import { shortMoment } from '#contracts/moments.ts'
import { activeNames, activityQuerySchema, listActivity } from '#services/activity/activity.ts'
import { adminLoader } from '../../../admin.server.ts'
import { Field } from '../../../components/form/field.tsx'
import { FilterChoice, FilterForm } from '../../../components/lists/filter-form.tsx'
import { useFacts } from '../../../documents.ts'
import { AdminList } from '../admin-list.tsx'
import { adminMeta } from '../admin-meta.ts'
import { AdminPage } from '../page-parts.tsx'
import type { Route } from './+types/activity'
import { actions, areas } from './activity-words.ts'

export const meta = adminMeta('Activity')

export const loader = adminLoader('owner', async (asked, query) => ({
  ...(await listActivity(asked, activityQuerySchema.parse(query))),
  names: await activeNames(asked.db),
}))

type Activity = Route.ComponentProps['loaderData']['items'][number]

/** Who did what in the admin area, and when. */
export default function ActivityLog({
  loaderData: { items, hasMore, names },
}: Route.ComponentProps) {
  return (
    <AdminPage title="Activity" lead="Who changed what, and when. Kept for a year.">
      <Filters names={names} />
      <AdminList items={items} hasMore={hasMore} none="No activity here.">
        {(activity) => <ActivityRow activity={activity} />}
      </AdminList>
    </AdminPage>
  )
}

function Filters({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams()
  return (
    <FilterForm apply="Show" className="mt-6 grid max-w-4xl grid-cols-2 gap-4 md:grid-cols-4">
      <FilterChoice
        name="who"
        label="Who"
        none="Everyone"
        chosen={query.get('who') ?? ''}
        options={names}
        labelOf={(name) => name}
      />
      <FilterChoice
        name="area"
        label="What"
        none="Everything"
        chosen={query.get('area') ?? ''}
        options={Object.keys(areas)}
        labelOf={(area) => areas[area] ?? area}
      />
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={name === 'from' ? 'From' : 'To'}>
          {(control) => (
            <input type="date" name={name} defaultValue={query.get(name) ?? ''} {...control} />
          )}
        </Field>
      ))}
    </FilterForm>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { timeZone } = useFacts()
  const { at, who, action, detail } = activity
  const place = placeOf(activity)
  const what = actions[action] ?? action
  return (
    <article className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 rounded-lg border border-line bg-card px-5 py-3">
      <div className="min-w-0">
        <h2 className="text-base font-semibold wrap-anywhere">
          {what}
          {detail && `: ${detail}`}
        </h2>
        <p className="text-sm wrap-anywhere text-soft">
          {who} · <time dateTime={at}>{shortMoment(at, timeZone)}</time>
        </p>
      </div>
      {place && (
        <Link to={place} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Show
          <span className="sr-only">: {what}</span>
        </Link>
      )}
    </article>
  )
}

/** Where what was changed can be seen; null where there is no such place. */
function placeOf({ area, action, target }: Activity): string | null {
  if (area === 'cabins') return '/admin/cabins'
  if (target === '' || action.startsWith('DELETE ')) return null
  const id = encodeURIComponent(target)
  if (area === 'reviews') return `/admin/reviews?review=${id}`
  if (area === 'submissions') return `/admin/submissions?entry=${id}`
  if (area === 'inquiries') return `/admin/inquiries?inquiry=${id}`
  return area === 'site' && !target.startsWith('albums/') ? `/admin/site/${target}` : null
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminActivity as words } from '#content/admin-activity.ts'
import { activityAreas, type Activity, type ActivityArea } from '#contracts/activity.ts'
import { limits } from '#contracts/limits.ts'
import { shortMoment } from '#contracts/moments.ts'
import { Choice } from '../../../components/form/choice.tsx'
import { Field } from '../../../components/form/field.tsx'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { InboxList } from '../inbox-list.tsx'
import { listQuery } from '../list-query.ts'

export const meta = adminMeta(words.title)

const path = '/api/admin/activity'

interface Filter {
  who: string
  area: ActivityArea | ''
  from: string
  to: string
}

/** Who did what in the admin area, and when. */
export default function ActivityLog() {
  const [filter, setFilter] = useState<Filter>({ who: '', area: '', from: '', to: '' })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 text-lead text-soft">{words.lead}</p>
      <Filters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <InboxList
        query={activityQuery(filter)}
        words={{ loading: words.loading, loadFailed: words.loadFailed, none: words.none }}
      >
        {(activity) => <ActivityRow activity={activity} />}
      </InboxList>
    </div>
  )
}

function activityQuery(filter: Filter) {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  const query = new URLSearchParams([...given, ['limit', String(limits.pageSize)]])
  return listQuery<Activity>([path, ...Object.values(filter)], `${path}?${query}`)
}

interface FiltersProps {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const { data: names = [] } = useQuery<string[]>({ queryKey: [`${path}/names`] })
  const { filters } = words
  return (
    <div className="mt-6 grid max-w-4xl grid-cols-2 gap-4 md:grid-cols-4">
      <Choice
        label={filters.who}
        none={filters.everyone}
        value={filter.who}
        onChange={(event) => onChange({ who: event.target.value })}
        options={names}
        labelOf={(name) => name}
      />
      <Choice
        label={filters.area}
        none={filters.all}
        value={filter.area}
        onChange={(event) => onChange({ area: event.target.value as Filter['area'] })}
        options={activityAreas}
        labelOf={(area) => words.areas[area]}
      />
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={filters[name]}>
          {(control) => (
            <input
              type="date"
              value={filter[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
              {...control}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { timeZone } = useFacts()
  const { at, who, action, detail } = activity
  const place = placeOf(activity)
  const what = words.actions[action] ?? action
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
          {words.link}
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

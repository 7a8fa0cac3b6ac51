import { useQuery } from '@tanstack/react-query'
import { galleryPage } from '#content/contest/gallery.ts'
import type { PublicContest } from '#contracts/contests.ts'
import { FilterChoice } from '../../../components/lists/filter-form.tsx'
import { FilterForm } from '../../../components/lists/filter-form.tsx'
import { contestsKey } from './entries-query.ts'

const words = galleryPage.filter

/** Which contest; it is in the address, so that a gallery can be shared. */
export function ContestFilter({ contestId }: { contestId: string | null }) {
  const { data: contests = [] } = useQuery<PublicContest[]>({ queryKey: contestsKey })
  const titles = new Map(contests.map(({ id, title }) => [id, title]))
  return (
    <FilterForm apply={words.apply}>
      <div className="w-full max-w-sm">
        <FilterChoice
          label={words.contest}
          name="contestId"
          chosen={contestId ?? ''}
          none={words.all}
          options={[...titles.keys()]}
          labelOf={(id) => titles.get(id) ?? ''}
        />
      </div>
    </FilterForm>
  )
}

import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { swiped, useRowKeys } from '../../../components/swiped.ts'
import { CabinRating, CabinRooms } from '../../../components/cabins/cabin-facts.tsx'
import { CabinLinkCard } from '../../../components/cabins/cabin-link-card.tsx'

interface OtherCabinsProps {
  others: readonly Cabin[]
  /** The chosen stay, for their links. */
  query: string
}

export function OtherCabins({ others, query }: OtherCabinsProps) {
  const keys = useRowKeys('others-heading')
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others-heading" className="wrap pt-14 md:pt-20">
      <h2 id="others-heading" className="text-heading">
        {cabinPage.headings.others}
      </h2>
      <ul {...keys} className={classes(swiped, 'sm:grid-cols-2 md:grid-cols-3')}>
        {others.map((cabin) => (
          <li key={cabin.slug} className="flex sm:max-md:last:odd:col-span-2">
            <OtherCabin cabin={cabin} query={query} />
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={`${cabinPage.all.to}${query}`} className="mt-8">
        {cabinPage.all.label}
      </ButtonLink>
    </section>
  )
}

function OtherCabin({ cabin, query }: { cabin: Cabin; query: string }) {
  return (
    <CabinLinkCard
      cabin={cabin}
      to={`/cabins/${cabin.slug}${query}`}
      prefetch="intent"
      viewTransition
    >
      <div className="grid gap-2 p-5">
        <h3 className="sign text-xl leading-none wrap-anywhere underline-offset-4 group-hover:underline">
          {cabin.name}
        </h3>
        <CabinRating cabin={cabin} />
        <p className="text-soft">{cabin.description}</p>
        <CabinRooms cabin={cabin} />
      </div>
    </CabinLinkCard>
  )
}

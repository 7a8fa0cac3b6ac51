import { useRouteLoaderData } from 'react-router'
import { share } from '#content/share.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { buttonClasses } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { Popover } from '../../../components/popover.tsx'
import { FeatureIcon } from '../../../components/feature-icon.tsx'
import { ShareLinks } from '../../../components/share/share-links.tsx'

interface ShareProps {
  cabin: Cabin
  /** The chosen stay, '?from=…', or empty: friends see the same dates. */
  query: string
}

export function SharePopover({ cabin, query }: ShareProps) {
  return (
    <Popover
      id="share-cabin"
      label={share.button}
      className="w-56 [position-area:bottom_span-left]!"
      triggerClassName={classes(
        buttonClasses('quiet', 'small'),
        'max-[25rem]:w-11 max-[25rem]:px-0',
      )}
      trigger={
        <>
          <FeatureIcon name="share-2" className="size-4.5" />
          <span className="max-[25rem]:sr-only">{share.button}</span>
        </>
      }
    >
      <ShareLinks cabin={cabin.name} url={useCabinUrl(cabin) + query} className="grid" />
    </Popover>
  )
}

export function ShareBlock({ cabin, query }: ShareProps) {
  return (
    <section
      aria-labelledby="share-heading"
      className="rounded-lg border-2 border-dashed border-line p-5"
    >
      <h2 id="share-heading" className="text-xl">
        {share.heading}
      </h2>
      <ShareLinks
        cabin={cabin.name}
        url={useCabinUrl(cabin) + query}
        className="-mx-3 mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
      />
    </section>
  )
}

function useCabinUrl(cabin: Cabin): string {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return `${root?.origin ?? ''}/cabins/${cabin.slug}`
}

import { guideWords } from '#content/guide.ts'
import type { Shopping as ShoppingGuide } from '#contracts/site/guide.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Picture } from '../../components/picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { NamedList } from './named-list.tsx'
import { SampleNote } from './sample-note.tsx'
import { SeasonStrip } from './season-strip.tsx'

export { meta, shouldRevalidate } from '../../page.ts'
import { onPhones } from '../../components/picture-sizes.ts'

export const loader = guidePage('guide/shopping')

export default function Shopping() {
  const guide = useDocument('guide/shopping')
  const pictures = useAlbum('shopping')
  const { districts, tips } = guide
  return (
    <LocalGuide name="guide/shopping">
      <section aria-labelledby="districts-heading" className="wrap pt-16 md:pt-24">
        <SectionHead id="districts-heading" heading={districts.heading} />
        <div className="mt-8 grid gap-12 lg:grid-cols-2">
          {districts.list.map((district, index) => (
            <District key={district.name} district={district} picture={pictures[index + 1]} />
          ))}
        </div>
      </section>
      <Directory />
      <div className="wrap pt-20">
        <div className="max-w-[48rem]">
          <NamedList id="tips-heading" heading={tips.heading} list={tips.list} />
        </div>
      </div>
    </LocalGuide>
  )
}

interface DistrictProps {
  district: ShoppingGuide['districts']['list'][number]
  picture: PictureData | undefined
}

function District({ district, picture }: DistrictProps) {
  const { name, description, time, facts, season } = district
  return (
    <article className="break-inside-avoid">
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 64rem) 38rem, ${onPhones('92vw')}`}
          className="aspect-2/1 w-full rounded-lg object-cover object-[50%_30%] shadow-card print:hidden"
        />
      )}
      <header className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
        <h3 className="text-heading">{name}</h3>
        <p className="sign shrink-0 text-xl text-ember-ink">{time}</p>
      </header>
      <p className="mt-4">{description}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-medium text-oak">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {season && (
        <div className="mt-6">
          <SeasonStrip season={season} />
        </div>
      )}
    </article>
  )
}

/** A printed directory: what there is, and who has it. */
function Directory() {
  const { categories } = useDocument('guide/shopping')
  return (
    <section aria-labelledby="directory-heading" className="mt-20 bg-sunken py-14 md:py-20">
      <div className="wrap">
        <SectionHead id="directory-heading" heading={categories.heading} />
        <SampleNote entries={categories.list.flatMap(({ shops }) => shops)}>
          {guideWords.samples.shops}
        </SampleNote>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {categories.list.map(({ name, description, shops }) => (
            <li key={name} className="break-inside-avoid">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-soft">{description}</p>
              <ul className="mt-3 border-t-2 border-ink">
                {shops.map((shop) => (
                  <li key={shop.name} className="border-b border-edge/50 py-2 font-medium">
                    {shop.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

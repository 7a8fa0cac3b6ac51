import { guideWords } from '#content/guide.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import type { BlockOf } from '#contracts/site/guide-blocks.ts'
import { classes } from '../../components/classes.ts'
import { onPhones } from '../../components/picture-sizes.ts'
import { Picture } from '../../components/picture.tsx'
import { Section } from '../../components/section-head.tsx'
import { type BlockProps, SampleNote, SeasonStrip } from './block-parts.tsx'

/** Where to go, each with a picture and how far it is. */
export function Districts({ block, pictures, space }: BlockProps<'districts'>) {
  return (
    <Section {...block} className={classes('wrap', space)}>
      <div className="mt-8 grid gap-12 lg:grid-cols-2">
        {block.list.map((district, index) => (
          <District key={district.name} district={district} picture={pictures[index]} />
        ))}
      </div>
    </Section>
  )
}

interface DistrictProps {
  district: BlockOf<'districts'>['list'][number]
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
export function Directory({ block }: BlockProps<'directory'>) {
  return (
    <Section {...block} isBand className="mt-20 bg-sunken py-14 md:py-20">
      <SampleNote entries={block.list.flatMap(({ shops }) => shops)}>
        {guideWords.samples.shops}
      </SampleNote>
      <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {block.list.map(({ name, description, shops }) => (
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
    </Section>
  )
}

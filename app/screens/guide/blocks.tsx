import type { ComponentType } from 'react'
import { firstPictures, picturesIn } from '#contracts/guides.ts'
import type { Album } from '#contracts/pictures.ts'
import type { BlockKind, GuideBlock } from '#contracts/site/guide-blocks.ts'
import { type BlockProps, SeasonStrip } from './block-parts.tsx'
import { Areas } from './areas.tsx'
import { Cards, Columns, Dates } from './columns.tsx'
import { Directory, Districts } from './districts.tsx'
import { Fees } from './fees.tsx'
import { Closing, Guides } from './leads.tsx'
import { Menu } from './menu.tsx'
import { Figures, Story } from './story.tsx'
import { Tips, Visit } from './tips.tsx'
import { classes } from '../../components/classes.ts'
import { Section, SectionHead } from '../../components/section-head.tsx'
import { AreaMap } from './map/area-map.tsx'

const components: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  figures: Figures,
  story: Story,
  rules: Rules,
  columns: Columns,
  cards: Cards,
  dates: Dates,
  tips: Tips,
  visit: Visit,
  fees: Fees,
  districts: Districts,
  directory: Directory,
  menu: Menu,
  areas: Areas,
  driving: Driving,
  guides: Guides,
  closing: Closing,
}

interface BlocksProps {
  blocks: readonly GuideBlock[]
  /** The page's; its first picture is shown at the top. */
  album: Album
}

/** The blocks of a guide page. */
export function Blocks({ blocks, album }: BlocksProps) {
  const starts = firstPictures({ blocks })
  const first = blocks.findIndex(({ block }) => block !== 'figures')
  return blocks.map((block, at) => {
    const Block = components[block.block] as ComponentType<BlockProps<BlockKind>>
    const start = starts[at] ?? 1
    return (
      <Block
        key={block.id}
        block={block}
        pictures={album.slice(start, start + picturesIn(block))}
        space={at === first ? 'pt-16 md:pt-24' : 'pt-20'}
      />
    )
  })
}

/** How long each drive takes, beside the map if there is one. */
function Driving({ block }: BlockProps<'driving'>) {
  const { id, heading, lead, times, map } = block
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-20 bg-oak-wash py-14 md:py-16">
      <div
        className={classes(
          'wrap',
          map && 'grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]',
        )}
      >
        <SectionHead id={`${id}-heading`} heading={heading} lead={lead} />
        {map && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <AreaMap map={map} places={times} />
          </div>
        )}
        <dl
          className={classes(
            'grid grid-cols-2 gap-y-8 sm:grid-cols-4',
            map ? 'lg:grid-cols-2 lg:content-start' : 'mt-8 xl:grid-cols-8',
          )}
        >
          {times.map(({ place, time }) => (
            <div
              key={place}
              className="relative flex flex-col-reverse justify-end border-t-4 border-dotted border-oak/60 pt-5 pr-4 before:absolute before:-top-3 before:size-5 before:rounded-full before:border-4 before:border-oak-wash before:bg-oak"
            >
              <dt className="mt-1 leading-snug">{place}</dt>
              <dd className="sign text-xl text-oak">{time}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The rules as a park's own signs say them, over the strip of the year. */
function Rules({ block, space }: BlockProps<'rules'>) {
  const { list, season } = block
  return (
    <Section {...block} className={classes('wrap', space)}>
      <ol className="mt-8 grid gap-5 md:grid-cols-3">
        {list.map(({ name, description }, index) => (
          <li
            key={name}
            className="flex flex-col rounded-lg border-4 border-bluebonnet bg-card p-6 last:border-danger"
          >
            <span
              aria-hidden
              className="sign text-3xl text-bluebonnet in-[li:last-child]:text-danger"
            >
              {index + 1}
            </span>
            <h3 className="sign mt-3 text-xl leading-tight">{name}</h3>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ol>
      {season && (
        <div className="mt-12">
          <SeasonStrip season={season} />
        </div>
      )}
    </Section>
  )
}

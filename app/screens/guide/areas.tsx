import { useLocation, useSearchParams } from 'react-router'
import { guideWords } from '#content/guide.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import type { Area, Attraction } from '#contracts/site/guide-blocks.ts'
import { Tabs } from '../../components/tabs.tsx'
import { Picture } from '../../components/picture.tsx'
import { type BlockProps, ExternalLink, GuideLink } from './block-parts.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { onPhones } from '../../components/picture-sizes.ts'

/** Each area has an address to share. All of them are in the HTML and on paper. */
export function Areas({ block: { id, areas }, pictures }: BlockProps<'areas'>) {
  const [search] = useSearchParams()
  const { pathname: path } = useLocation()
  const chosen = areas.find(({ slug }) => slug === search.get('area')) ?? areas[0]
  return (
    <div id={id} className="wrap pt-10 md:pt-14">
      <Tabs
        label={guideWords.tabs}
        chosen={chosen?.slug ?? ''}
        anchor={id}
        isMain
        tabs={areas.map((area, index) => ({
          value: area.slug,
          label: area.name,
          to: area === areas[0] ? path : `${path}?area=${area.slug}`,
          panel: <AreaPanel area={area} picture={pictures[index]} />,
        }))}
      />
    </div>
  )
}

interface AreaProps {
  area: Area
  picture: PictureData | undefined
}

/** One area: what it is like, and its attractions. */
function AreaPanel({ area, picture }: AreaProps) {
  return (
    <section aria-labelledby={`${area.slug}-heading`} className="pt-3 md:pt-6">
      <header className="grid items-center gap-6 md:grid-cols-[1fr_1.1fr] md:gap-12">
        <div>
          <h2 id={`${area.slug}-heading`} className="sign text-title">
            {area.name}
          </h2>
          <p className="mt-3 text-lead text-soft">{area.lead}</p>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes={`(min-width: 80rem) 40rem, (min-width: 768px) 48vw, ${onPhones('92vw')}`}
            className="aspect-2/1 w-full rounded-lg object-cover object-[50%_30%] shadow-card print:hidden"
          />
        )}
      </header>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {area.attractions.map((attraction) => (
          <li key={attraction.id} className="flex break-inside-avoid">
            <AttractionCard attraction={attraction} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AttractionCard({ attraction }: { attraction: Attraction }) {
  const { title, description, duration } = attraction
  return (
    <article className="flex grow flex-col border-t-4 border-ink pt-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 flex items-center gap-1.5 text-base font-medium text-oak">
        <FeatureIcon name="clock" className="size-4 shrink-0" />
        <span className="sr-only">{guideWords.duration}</span> {duration}
      </p>
      <p className="mt-2">{description}</p>
      <p className="mt-auto pt-2">
        <AttractionLink attraction={attraction} />
      </p>
    </article>
  )
}

function AttractionLink({ attraction }: { attraction: Attraction }) {
  const { title } = attraction
  if ('link' in attraction) {
    return (
      <GuideLink to={attraction.link}>
        <LinkWords {...guideWords.learnMore} title={title} />
      </GuideLink>
    )
  }
  return (
    <ExternalLink url={attraction.external}>
      <LinkWords {...guideWords.visitWebsite} title={title} />
    </ExternalLink>
  )
}

function LinkWords({ label, of, title }: { label: string; of: string; title: string }) {
  return (
    <span>
      {label}
      <span className="sr-only">
        {' '}
        {of} {title}
      </span>
    </span>
  )
}

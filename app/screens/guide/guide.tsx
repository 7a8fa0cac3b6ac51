import { guideWords } from '#content/guide.ts'
import { notFound } from '#content/interface.ts'
import type { Documents } from '#contracts/site/documents.ts'
import type { GuideQuestion } from '#contracts/site/guide-blocks.ts'
import { blocksOf, guideIdIn, guidePath } from '#contracts/guides.ts'
import { BackLink } from '../../components/back-link.tsx'
import { NotFound } from '../../components/not-found.tsx'
import { PosterHero, posterHeroSizes } from '../../components/poster-hero.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { page, type Page, type Visit } from '../../page.ts'
import type { Route } from './+types/guide'
import { Blocks } from './blocks.tsx'
import { MoreGuides } from './leads.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

const { areaGuide } = guideWords
const context = 'https://schema.org'

/** A guide page: the end of its address is the name of its document and of its album. */
export const loader = page(async (visit: Visit<Route.LoaderArgs>): Promise<Page<Shown>> => {
  const { request, album, document, facts, origin } = visit
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  const id = guideIdIn(path)
  const isKnown = path === areaGuide.path || facts.guides.some(({ to }) => to === path)
  if (!isKnown) return { name: notFound.heading, noindex: true, status: 404, shown: { id: null } }
  const guide = await document(`guide/${id}`)
  await album(id)
  await document('guide-list')
  const questions = blocksOf(guide, 'visit').flatMap((each) => each.questions.list)
  return {
    ...guide.search,
    path,
    picture: id,
    firstPicture: { album: id, sizes: posterHeroSizes },
    crumbs: path === areaGuide.path ? [areaGuide] : [areaGuide, { name: guide.title, path }],
    structuredData: [
      ...(guide.isPlace ? [attraction(`${origin}${path}`, guide, facts)] : []),
      ...(questions.length > 0 ? [questionsAndAnswers(questions)] : []),
    ],
    shown: { id },
  }
})

interface Shown {
  /** Of the guide; null on the page of an unknown one. */
  id: string | null
}

/** Local guides begin with the way back to the area guide, and end with the others. */
export default function Guide({ loaderData: { id } }: Route.ComponentProps) {
  return id === null ? <NotFound {...notFound} /> : <GuidePage key={id} id={id} />
}

function GuidePage({ id }: { id: string }) {
  const guide = useDocument(`guide/${id}`)
  const album = useAlbum(id)
  const isLocal = guidePath(id) !== areaGuide.path
  const listsOthers = blocksOf(guide, 'guides').length > 0
  return (
    <>
      <PosterHero words={guide} picture={album[0]}>
        {isLocal && (
          <div className="mt-6 print:hidden">
            <BackLink {...guideWords.backToGuide} />
          </div>
        )}
      </PosterHero>
      <Blocks blocks={guide.blocks} album={album} />
      {isLocal && !listsOthers && <MoreGuides id="more-guides" heading={guideWords.moreGuides} />}
    </>
  )
}

/** A public place that guests can go to. */
function attraction(
  url: string,
  { title, lead }: { title: string; lead: string },
  { town, region, address }: Documents['facts'],
): object {
  return {
    '@context': context,
    '@type': 'TouristAttraction',
    name: title,
    description: lead,
    url,
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      addressCountry: address.country,
    },
  }
}

/** The questions that the page shows, word for word. */
function questionsAndAnswers(questions: readonly GuideQuestion[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

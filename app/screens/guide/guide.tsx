import { guideWords } from '#content/guide.ts'
import type { Documents } from '#contracts/site/documents.ts'
import type { GuideQuestion } from '#contracts/site/guide-blocks.ts'
import { blocksOf } from '#contracts/guide-blocks.ts'
import { BackLink } from '../../components/back-link.tsx'
import { PosterHero, posterHeroSizes } from '../../components/poster-hero.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/guide'
import { Blocks } from './blocks.tsx'
import { MoreGuides } from './leads.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

const { areaGuide } = guideWords
const context = 'https://schema.org'

/** A guide page: its address is the name of its document and of its album. */
export const loader = page(async ({ request, album, document, facts, origin }) => {
  const [, id = ''] = new URL(request.url).pathname.split(/[/.]/)
  const name = `guide/${id}` as GuideName
  const guide = await document(name)
  await album(id)
  await document('guide/nearby')
  const path = `/${id}`
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
    shown: { name, id },
  }
})

type GuideName = Exclude<Extract<keyof Documents, `guide/${string}`>, 'guide/nearby'>

/** Local guides begin with the way back to the area guide, and end with the others. */
export default function Guide({ loaderData: { name, id } }: Route.ComponentProps) {
  const guide = useDocument(name)
  const album = useAlbum(id)
  const isLocal = `/${id}` !== areaGuide.path
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
      {isLocal && <MoreGuides heading={guideWords.moreGuides} />}
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

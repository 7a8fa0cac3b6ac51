import { guideWords } from '#content/guide.ts'
import type { DocumentName, Documents } from '#contracts/site/documents.ts'
import type { GuideQuestion } from '#contracts/site/guide.ts'
import { posterHeroSizes } from '../../components/poster-hero.tsx'
import { page } from '../../page.ts'

/** The documents of the guide pages; each page has its document's name as its address. */
export type GuideName = Exclude<Extract<DocumentName, `guide/${string}`>, 'guide/nearby'>

const context = 'https://schema.org'

export function guidePath(name: GuideName): `/${string}` {
  return `/${guideAlbum(name)}`
}

/** Its album has the name of its address. */
export function guideAlbum(name: GuideName): string {
  return name.slice('guide/'.length)
}

/** A guide's page from its document, with the crumbs from home past the area guide. */
export function guidePage(
  name: GuideName,
  isAttraction: 'an attraction' | 'no attraction' = 'no attraction',
) {
  return page(async ({ album, document, facts, origin }) => {
    const guide = await document(name)
    await album(guideAlbum(name))
    await document('guide/nearby')
    const path = guidePath(name)
    const area = guideWords.areaGuide
    const crumbs = path === area.path ? [area] : [area, { name: guide.title, path }]
    const place = attraction(`${origin}${path}`, guide, facts)
    return {
      ...guide.search,
      path,
      picture: guideAlbum(name),
      firstPicture: { album: guideAlbum(name), sizes: posterHeroSizes },
      crumbs,
      structuredData: [
        ...(isAttraction === 'an attraction' ? [place] : []),
        ...('questions' in guide ? [questionsAndAnswers(guide.questions.list)] : []),
      ],
    }
  })
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

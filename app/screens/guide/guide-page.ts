import { site } from '#content/site.ts'
import { areaGuide } from '#content/guide/area-guide.ts'
import type { Picture } from '#contracts/pictures.ts'
import type { GuideHead, GuideQuestion, SwimmingGuide } from '#contracts/site/guide.ts'
import type { Page } from '../../page.ts'

const context = 'https://schema.org'

/** A guide's page; the local guides are below the area guide. */
export function guidePage(
  guide: GuideHead,
  picture: Picture | undefined,
  structuredData: readonly object[] = [],
): Page {
  const { title, searchName: name, description, path } = guide
  const area = { name: areaGuide.title, path: areaGuide.path }
  const crumbs = path === area.path ? [area] : [area, { name: title, path }]
  return { name, description, path, picture, crumbs, structuredData }
}

/** A swimming place with the questions about it. */
export function swimmingPlace(origin: string, guide: SwimmingGuide): object[] {
  return [attraction(origin, guide), questionsAndAnswers(guide.questions.list)]
}

/** A public place that guests can go to. */
export function attraction(origin: string, guide: GuideHead): object {
  return {
    '@context': context,
    '@type': 'TouristAttraction',
    name: guide.title,
    description: guide.lead,
    url: `${origin}${guide.path}`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.town,
      addressRegion: site.region,
      addressCountry: site.address.country,
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

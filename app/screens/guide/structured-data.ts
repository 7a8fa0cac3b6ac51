import { site } from '#content/site.ts'
import { areaGuide } from '#content/guide/area-guide.ts'
import type { GuideHead, GuideQuestion, SwimmingGuide } from '#contracts/site/guide.ts'
import { breadcrumbs } from '../../structured-data.ts'

const context = 'https://schema.org'

/** Home, the area guide, and the local guide below it. */
export function crumbsOf(origin: string, guide: Pick<GuideHead, 'title' | 'path'>): object {
  const { title: name, path } = guide
  const start = [
    { name: 'Home', path: '/' },
    { name: areaGuide.title, path: areaGuide.path },
  ]
  return breadcrumbs(origin, path === areaGuide.path ? start : [...start, { name, path }])
}

/** A swimming place with the questions about it. */
export function swimmingPlace(origin: string, guide: SwimmingGuide): object[] {
  return [
    attraction(origin, guide),
    questionsAndAnswers(guide.questions.list),
    crumbsOf(origin, guide),
  ]
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

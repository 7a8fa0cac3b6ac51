import { Paragraphs } from '../../components/rich-text.tsx'
import { toCabins } from '#content/navigation.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Picture } from '../../components/picture.tsx'
import { onPhones } from '../../components/picture-sizes.ts'
import { Section, SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { page } from '../../page.ts'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ album, document }) => {
  await album('about', 1)
  return { ...(await document('about')).search, path: '/about', picture: 'about' }
})

export default function AboutScreen() {
  const about = useDocument('about')
  return (
    <>
      <PageHead heading={about.title}>
        <p>{about.lead}</p>
      </PageHead>
      <Story />
      <Reasons />
    </>
  )
}

function Story() {
  const { story } = useDocument('about')
  const [picture] = useAlbum('about', 1)
  return (
    <section
      aria-labelledby="story-heading"
      className="wrap grid items-start gap-10 pt-14 md:pt-20 lg:grid-cols-2 lg:gap-16"
    >
      {picture && (
        <Picture
          picture={picture}
          isFirst
          sizes={`(min-width: 64rem) 38rem, ${onPhones('92vw')}`}
          className="aspect-4/3 w-full rounded-lg object-cover shadow-card"
        />
      )}
      <div>
        <SectionHead id="story-heading" heading={story.heading} />
        <div className="mt-4 grid gap-4">
          <Paragraphs texts={story.paragraphs} />
        </div>
      </div>
    </section>
  )
}

function Reasons() {
  const { why } = useDocument('about')
  return (
    <Section id="reasons" {...why} isBand className="mt-20 bg-oak-wash py-16">
      <ul className="mt-8 grid gap-10 md:grid-cols-3">
        {why.reasons.map(({ name, description, icon }) => (
          <li key={name} className="border-t-4 border-oak pt-5">
            <FeatureIcon name={icon} className="size-8 text-oak" />
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={toCabins.to} className="mt-10">
        {toCabins.label}
      </ButtonLink>
    </Section>
  )
}

import { contestLinks } from '#content/contest-links.ts'
import { homeLabels } from '#content/home.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'
import { Testimonials } from './testimonials.tsx'

const { enter, winners } = contestLinks

/** How the monthly contest works in three steps, and quotes from winners. */
export function ContestSteps() {
  const contest = useDocument('contest')
  return (
    <section aria-labelledby="contest-heading" className="wrap pt-16 md:pt-24">
      <SectionHead
        id="contest-heading"
        eyebrow={homeLabels.eyebrows.contest}
        heading={contest.heading}
        lead={contest.lead}
      />
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <div>
          <ol className="grid gap-7">
            {contest.steps.map(({ name, description, icon }, index) => (
              <li key={name} className="flex gap-5">
                <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-ink">
                  <FeatureIcon name={icon} className="size-6" />
                </span>
                <div className="min-w-0">
                  <h3 className="text-xl">
                    <span className="text-ember-ink">{index + 1}.</span> {name}
                  </h3>
                  <p className="text-soft">{description}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={enter.to}>{enter.label}</ButtonLink>
            <ButtonLink kind="secondary" to={winners.to}>
              {winners.label}
            </ButtonLink>
          </div>
        </div>
        <Testimonials />
      </div>
    </section>
  )
}

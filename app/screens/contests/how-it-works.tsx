import { contestPage } from '#content/contest/contest-page.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'

/** Entering in three steps; the same words as on the home screen. */
export function HowItWorks() {
  const { heading, steps } = contestPage.steps
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-heading">
        {heading}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map(({ name, description, icon }, index) => (
          <li key={name} className="border-t-4 border-ember pt-5">
            <p aria-hidden className="flex items-center justify-between">
              <span className="sign text-4xl text-ember-ink">{index + 1}</span>
              <FeatureIcon name={icon} className="size-8" />
            </p>
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-1 text-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { home } from '#content/home.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { SectionHead } from '../../components/section-head.tsx'

const { why } = home

export function WhyChoose() {
  return (
    <section aria-labelledby="why-heading" className="mt-24 bg-oak-wash py-16 md:py-20">
      <div className="wrap">
        <SectionHead id="why-heading" heading={why.heading} lead={why.lead} />
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {why.reasons.map(({ name, description, icon }) => (
            <li key={name} className="border-t-4 border-oak pt-5">
              <FeatureIcon name={icon} className="size-8 text-oak" />
              <h3 className="mt-3 text-2xl">{name}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

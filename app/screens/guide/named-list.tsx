import type { GuideNamed, GuideQuestion } from '#contracts/site/guide.ts'
import { SectionHead } from '../../components/section-head.tsx'

interface NamedListProps {
  id: string
  heading: string
  list: readonly GuideNamed[]
}

/** A short list of advice: what to bring, what is good to know. */
export function NamedList({ id, heading, list }: NamedListProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} />
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {list.map(({ name, description }) => (
          <div key={name} className="grid gap-x-6 py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="font-display text-lg font-bold">{name}</dt>
            <dd className="text-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface QuestionsProps {
  id: string
  heading: string
  list: readonly GuideQuestion[]
}

/** What guests ask, answered in the open: nothing to unfold, on paper neither. */
export function Questions({ id, heading, list }: QuestionsProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} />
      <dl className="mt-6 grid gap-6">
        {list.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid">
            <dt className="font-display text-lg font-bold">{question}</dt>
            <dd className="mt-1 text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

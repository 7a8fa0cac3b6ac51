import type { SwimmingGuide } from '#contracts/site/guide.ts'
import { NamedList, Questions } from './named-list.tsx'

/** The last questions before one goes swimming: what to bring, and what guests ask. */
export function BringAndAsk({ bring, questions }: Pick<SwimmingGuide, 'bring' | 'questions'>) {
  return (
    <div className="wrap grid gap-14 pt-20 lg:grid-cols-2 lg:gap-16">
      <NamedList id="bring-heading" heading={bring.heading} list={bring.list} />
      <Questions id="questions-heading" heading={questions.heading} list={questions.list} />
    </div>
  )
}

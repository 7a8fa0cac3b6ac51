import type { GuideNamed, GuideQuestion } from '#contracts/site/guide-blocks.ts'
import { ButtonLink } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { Section } from '../../components/section-head.tsx'
import { type BlockProps, SidePicture } from './block-parts.tsx'

/** Advice, beside a picture or by itself, with the way to another page. */
export function Tips({ block, pictures, space }: BlockProps<'tips'>) {
  const { link } = block
  const words = <NamedList {...block} />
  const withLink = link ? (
    <div>
      {words}
      <ButtonLink to={link.to} className="mt-8 print:hidden">
        {link.label}
      </ButtonLink>
    </div>
  ) : (
    words
  )
  if (!block.picture) {
    return (
      <div className={classes('wrap', space)}>
        <div className="max-w-[48rem]">{withLink}</div>
      </div>
    )
  }
  return (
    <div
      className={classes(
        'wrap grid items-center gap-10',
        space,
        'lg:grid-cols-[1.2fr_1fr] lg:gap-16',
      )}
    >
      {withLink}
      <SidePicture picture={pictures[0]} />
    </div>
  )
}

/** The last questions before one goes: what to bring, and what guests ask. */
export function Visit({ block: { id, bring, questions }, space }: BlockProps<'visit'>) {
  return (
    <div className={classes('wrap grid gap-14', space, 'lg:grid-cols-2 lg:gap-16')}>
      <NamedList id={`${id}-bring`} {...bring} />
      <Questions id={`${id}-questions`} {...questions} />
    </div>
  )
}

interface ListProps<Item> {
  id: string
  heading: string
  list: readonly Item[]
}

/** A short list of advice: what to bring, what is good to know. */
function NamedList({ id, heading, list }: ListProps<GuideNamed>) {
  return (
    <Section id={id} heading={heading}>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {list.map(({ name, description }) => (
          <div key={name} className="grid gap-x-6 py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="font-display text-lg font-bold">{name}</dt>
            <dd className="text-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What guests ask, answered in the open: nothing to unfold, on paper neither. */
function Questions({ id, heading, list }: ListProps<GuideQuestion>) {
  return (
    <Section id={id} heading={heading}>
      <dl className="mt-6 grid gap-6">
        {list.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid">
            <dt className="font-display text-lg font-bold">{question}</dt>
            <dd className="mt-1 text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

import { classes } from '../../components/classes.ts'
import { Paragraphs } from '../../components/rich-text.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { type BlockProps, ExternalLink, SeasonStrip, SidePicture } from './block-parts.tsx'

/** The figures of a guide, as large as on a mile post. */
export function Figures({ block }: BlockProps<'figures'>) {
  return (
    <div className="border-b-2 border-line bg-card">
      <dl className="wrap grid md:auto-cols-fr md:grid-flow-col">
        {block.list.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-4 not-first:border-t-2 md:py-8 md:not-first:border-t-0 md:not-first:border-l-2 md:not-first:pl-8"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="sign text-[clamp(1.8rem,1.3rem+1.5vw,2.8rem)] leading-tight text-ember-ink">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Running text below a heading, beside a picture or the season with its official page. */
export function Story({ block, pictures, space }: BlockProps<'story'>) {
  const { id, season, picture: side } = block
  const picture = <SidePicture picture={pictures[0]} />
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={classes(
        'wrap grid',
        !season && 'items-center',
        'gap-10',
        space,
        side === 'right' ? 'lg:grid-cols-[1.2fr_1fr]' : 'lg:grid-cols-2',
        'lg:gap-16',
      )}
    >
      {side === 'left' && picture}
      <div>
        <Words block={block} />
        {!season && <Official block={block} className="mt-4" />}
      </div>
      {side === 'right' && picture}
      {season && (
        <div className="lg:pt-2">
          <SeasonStrip season={season} />
          <Official block={block} className="mt-5" />
        </div>
      )}
    </section>
  )
}

function Words({ block: { id, heading, paragraphs } }: Pick<BlockProps<'story'>, 'block'>) {
  return (
    <>
      <SectionHead id={`${id}-heading`} heading={heading} />
      <div className="mt-4 grid max-w-2xl gap-4 text-lead">
        <Paragraphs texts={paragraphs} />
      </div>
    </>
  )
}

interface OfficialProps extends Pick<BlockProps<'story'>, 'block'> {
  className: string
}

function Official({ block: { official }, className }: OfficialProps) {
  if (!official) return null
  return (
    <p className={className}>
      <ExternalLink url={official.url}>{official.label}</ExternalLink>
    </p>
  )
}

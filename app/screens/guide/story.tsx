import { SectionHead } from '../../components/section-head.tsx'

interface StoryProps {
  id: string
  story: { heading: string; paragraphs: readonly string[] }
}

/** Running text below a heading. */
export function Story({ id, story }: StoryProps) {
  return (
    <>
      <SectionHead id={id} heading={story.heading} />
      <div className="mt-4 grid max-w-2xl gap-4 text-lead">
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}

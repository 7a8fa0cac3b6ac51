import { plainText, type RichText as Text } from '#contracts/rich-text.ts'
import { RichText } from '../../components/rich-text.tsx'
import { SectionHead } from '../../components/section-head.tsx'

interface StoryProps {
  id: string
  story: { heading: string; paragraphs: readonly Text[] }
}

/** Running text below a heading. */
export function Story({ id, story }: StoryProps) {
  return (
    <>
      <SectionHead id={id} heading={story.heading} />
      <div className="mt-4 grid max-w-2xl gap-4 text-lead">
        {story.paragraphs.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </>
  )
}

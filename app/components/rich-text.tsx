import { plainText, type RichPart, type RichText as Text } from '#contracts/rich-text.ts'
import { Link } from 'react-router'
import { classes } from './classes.ts'

/** Other sites, in a tab of their own. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

/** A paragraph's words with their emphasis and links. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text
  // The parts of a paragraph stay as they are.
  return [...text.entries()].map(([at, part]) => <Part key={at} part={part} />)
}

export function Paragraphs({ texts }: { texts: readonly Text[] }) {
  return texts.map((text) => (
    <p key={plainText(text)}>
      <RichText text={text} />
    </p>
  ))
}

function Part({ part }: { part: RichPart }) {
  if (typeof part === 'string') return part
  if ('strong' in part)
    return (
      <strong>
        <RichText text={part.strong} />
      </strong>
    )
  if ('em' in part)
    return (
      <em>
        <RichText text={part.em} />
      </em>
    )
  const words = <RichText text={part.link} />
  const look = 'underline underline-offset-4'
  if (part.to.startsWith('/'))
    return (
      <Link to={part.to} className={look}>
        {words}
      </Link>
    )
  return (
    <a
      href={part.to}
      className={classes(look, part.to.startsWith('tel:') && 'whitespace-nowrap')}
      {...(part.to.startsWith('https:') && elsewhere)}
    >
      {words}
    </a>
  )
}

/** A paragraph with emphasis and links; most have neither. */
export type RichText = string | readonly RichPart[]

export type RichPart = string | RichElement

export type RichElement =
  | { strong: readonly RichPart[] }
  | { em: readonly RichPart[] }
  /** To an address, or a path within the site. */
  | { link: readonly RichPart[]; to: string }

/** The words alone. */
export function plainText(text: RichText): string {
  return typeof text === 'string' ? text : text.map(wordsOf).join('')
}

function wordsOf(part: RichPart): string {
  if (typeof part === 'string') return part
  return plainText('strong' in part ? part.strong : 'em' in part ? part.em : part.link)
}

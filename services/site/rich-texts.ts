import { Lexer, type Token, type Tokens } from 'marked'
import { z } from 'zod'
import type { RichPart, RichText } from '#contracts/rich-text.ts'
import { allowedLink, markdown } from '#contracts/site/markdown.ts'
import { telephoneLink, telephoneNumbers } from '#contracts/telephone.ts'

/** Without any of them, a paragraph is plain. */
const special = /[*_[\]\\@]|https?:|\d{3}-\d{4}/

/**
 * Markdown (CommonMark) in one paragraph: emphasis, links to https, mail, telephone or a path of this
 * site, and backslash escapes. Email addresses and phone numbers become links. Anything else, such as
 * HTML, is text.
 */
export function richTextOf(written: string): RichText {
  if (!special.test(written)) return written
  const parts = partsOf(Lexer.lexInline(written))
  return parts.length === 1 && parts[0] === written ? written : parts
}

/** A document that fits its schema, with what is written in Markdown parsed. */
export function withRichTexts(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema === markdown) return typeof value === 'string' ? richTextOf(value) : value
  if (schema instanceof z.ZodOptional) return withRichTexts(schema.unwrap(), value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each) => withRichTexts(schema.element, each))
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return withRichTexts(optionFor(schema, value), value)
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const own = shape[name]
      return [name, own ? withRichTexts(own, each) : each]
    }),
  )
}

/** The alternative that a value fits, by the literal that tells them apart. */
function optionFor(schema: z.core.$ZodDiscriminatedUnion, value: unknown): z.core.$ZodType {
  const { discriminator, options } = schema._zod.def
  const own = (value as Record<string, unknown>)[discriminator]
  const fits = (option: z.core.$ZodType) =>
    option._zod.propValues?.[discriminator]?.has(own as string) === true
  return options.find(fits) ?? schema
}

type PartOf = (words: string) => RichPart[]

const asItIs: PartOf = (words) => [words]

function partsOf(tokens: readonly Token[] = [], words: PartOf = withTelephones): RichPart[] {
  const parts: RichPart[] = []
  for (const part of tokens.map((token) => partOf(token, words))) {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts.flatMap((part) => (typeof part === 'string' ? words(part) : [part]))
}

function partOf(token: Token, words: PartOf): RichPart {
  const { type, raw, tokens } = token as Tokens.Generic
  if (type === 'strong') return { strong: partsOf(tokens, words) }
  if (type === 'em') return { em: partsOf(tokens, words) }
  if (type === 'escape') return raw.slice(1)
  const { href } = token as Tokens.Link
  if (type !== 'link' || !allowedLink.test(href)) return raw
  return { link: partsOf(tokens, asItIs), to: href }
}

/** Turns phone numbers into links. */
function withTelephones(words: string): RichPart[] {
  return words
    .split(telephoneNumbers)
    .map((part, at) => (at % 2 === 0 ? part : { link: [part], to: telephoneLink(part) }))
    .filter((part) => part !== '')
}

import { z } from 'zod'
import { templateLimits } from './limits.ts'
import { multiline, singleLine } from './text.ts'

/** What a template may hold in braces; filled in for each inquiry. */
export const templateWords = ['name', 'dates', 'property', 'phone'] as const
export type TemplateWord = (typeof templateWords)[number]

const inBraces = /\{([^{}\n]*)\}/g

/** The braces of a text that nothing fills in. */
export function unknownWords(text: string): string[] {
  return [...text.matchAll(inBraces)]
    .filter(([, word]) => !templateWords.some((known) => known === word))
    .map(([braces]) => braces)
}

/** In one pass, so that braces in a guest's name stay as they are. */
export function fillTemplate(text: string, words: Readonly<Record<TemplateWord, string>>): string {
  return text.replace(inBraces, (braces, word: string) =>
    Object.hasOwn(words, word) ? words[word as TemplateWord] : braces,
  )
}

const content = {
  name: singleLine(templateLimits.name, 'Please give the template a name.'),
  text: multiline(templateLimits.text)
    .refine((text) => text !== '', 'Please write the text.')
    .refine(
      (text) => unknownWords(text).length === 0,
      `Only these can be in braces: ${templateWords.map((word) => `{${word}}`).join(', ')}.`,
    ),
}

/** Body of `POST /api/admin/reply-templates`. */
export const newTemplateSchema = z.strictObject(content)

/** Body of `PATCH /api/admin/reply-templates/{id}`. */
export const templateChangeSchema = z.strictObject({
  ...content,
  /** What the administrator saw: rejected if changed since. */
  from: z.strictObject({
    name: z.string().max(templateLimits.name),
    text: z.string().max(templateLimits.text),
  }),
})

export const templateSchema = z.object({ id: z.string(), name: z.string(), text: z.string() })
export const templateListSchema = z.array(templateSchema)

export type ReplyTemplate = z.infer<typeof templateSchema>
export type NewTemplate = z.infer<typeof newTemplateSchema>
export type TemplateChange = z.infer<typeof templateChangeSchema>

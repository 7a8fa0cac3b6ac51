import { z } from 'zod'
import { markdowns } from './markdown.ts'
import { searchSchema, text } from './shapes.ts'

const policyTable = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'every row needs one cell for each column',
  })

export const policySectionSchema = z.strictObject({
  heading: text,
  paragraphs: markdowns.optional(),
  list: markdowns.optional(),
  table: policyTable.optional(),
})

export type PolicySection = z.infer<typeof policySectionSchema>

export const policySchema = z.strictObject({
  title: text,
  /** Shown after 'Last Updated:'. */
  lastUpdated: text,
  search: searchSchema,
  intro: text,
  sections: z.array(policySectionSchema).min(1),
})

import { z } from 'zod'
import { templateLimits } from '#contracts/limits.ts'
import { multiline, singleLine } from '#contracts/text.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { takeLock } from '#store/locks.ts'
import { newId } from '#store/values.ts'
import { changedByAnother } from '../changed-by-another.ts'
import { ConflictError, missing } from '../errors.ts'

/** What a template may hold in braces; filled in for each inquiry. */
const templateWords = ['name', 'dates', 'property', 'phone'] as const
type Words = Readonly<Record<(typeof templateWords)[number], string>>

const inBraces = /\{([^{}\n]*)\}/g

/** In one pass, so that braces in a guest's name stay as they are. */
export function fillTemplate(text: string, words: Words): string {
  return text.replace(inBraces, (braces, word: string) => (isKnown(word) ? words[word] : braces))
}

function isKnown(word: string | undefined): word is keyof Words {
  return templateWords.some((known) => known === word)
}

/** What an administrator writes. */
export const templateSchema = z.strictObject({
  name: singleLine(templateLimits.name, 'Please give the template a name.'),
  text: multiline(templateLimits.text)
    .refine((text) => text !== '', 'Please write the text.')
    .refine(
      (text) => [...text.matchAll(inBraces)].every(([, word]) => isKnown(word)),
      `Only these can be in braces: ${templateWords.map((word) => `{${word}}`).join(', ')}.`,
    ),
})

type Template = z.infer<typeof templateSchema>

/** What a new site begins with. */
const firstTemplates = [
  {
    id: 'free',
    name: 'Dates are free',
    text: `Hello {name},

Thank you for your inquiry. We're free for {dates}, and we'd love to have you.

Would you like us to hold the dates for you? Just reply to this email, or call us at {phone}.`,
  },
  {
    id: 'booked',
    name: 'Dates are booked',
    text: `Hello {name},

Thank you for your inquiry. I'm sorry, but we're already booked for {dates}.

If your dates are flexible, tell us which other days would work and we'll look again.`,
  },
  {
    id: 'question',
    name: 'One more question',
    text: `Hello {name},

Thank you for your inquiry about {dates}. Before we answer it, one question:

`,
  },
]

/** Those that a new site begins with, unless it has them. */
export async function addFirstTemplates(db: Database): Promise<void> {
  await db
    .insertInto('replyTemplates')
    .values(firstTemplates.map((template) => ({ ...template, version: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** By name. */
export function listTemplates(db: Database) {
  const query = db.selectFrom('replyTemplates').select(['id', 'name', 'text', 'version'])
  return query.orderBy('name').orderBy('id').execute()
}

/** Throws `ConflictError` if there are too many. */
export async function addTemplate(db: Database, template: Template): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'templates')
    const { length } = await listTemplates(transaction)
    if (length >= templateLimits.count) {
      throw new ConflictError(`There are ${length} templates. Please delete one first.`)
    }
    const row = { id: newId(), version: 1, ...template }
    await transaction.insertInto('replyTemplates').values(row).execute()
  })
}

/** `version` is what the form showed. Throws `ConflictError` if it has changed since, or is gone. */
export async function changeTemplate(
  db: Database,
  template: Template,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('replyTemplates')
    .set({ ...template, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedByAnother('template', null)
}

/** Throws `NotFoundError`. */
export async function deleteTemplate(db: Database, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('replyTemplates')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw missing('template')
}

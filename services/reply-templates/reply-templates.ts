import { shippedTemplates } from '#content/reply-templates.ts'
import { templateLimits } from '#contracts/limits.ts'
import type { NewTemplate, ReplyTemplate, TemplateChange } from '#contracts/reply-templates.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { takeLock } from '#store/locks.ts'
import { putTemplate, storedTemplates } from '#store/reply-templates/reply-templates.ts'
import { newId, type Change } from '#store/values.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'

type Deps = Pick<Dependencies, 'db'>

/** Those as shipped, with the owner's changes, then the owner's own. */
export async function listTemplates({ db }: Deps): Promise<ReplyTemplate[]> {
  const stored = new Map((await storedTemplates(db)).map((each) => [each.id, each]))
  const shipped = shippedTemplates.map(
    (each) => stored.get(each.id) ?? { ...each, isRemoved: false },
  )
  const own = [...stored.values()].filter(({ id }) => !shipped.some((each) => each.id === id))
  return [...shipped, ...own].filter(({ isRemoved }) => !isRemoved).map(presentTemplate)
}

/** Throws `ConflictError` if there are too many. */
export async function addTemplate(
  { db }: Deps,
  content: NewTemplate,
  change: Change,
): Promise<ReplyTemplate> {
  const template = { id: newId(), ...content }
  await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'templates')
    const { length } = await listTemplates({ db: transaction })
    if (length >= templateLimits.count) {
      throw new ConflictError(`There are ${length} templates. Please delete one first.`)
    }
    await putTemplate(transaction, { ...template, isRemoved: false }, change)
  })
  return template
}

/** Throws `NotFoundError`, and `ConflictError` if someone has changed it since. */
export async function changeTemplate(
  { db }: Deps,
  id: string,
  { name, text, from }: TemplateChange,
  change: Change,
): Promise<ReplyTemplate> {
  const template = { id, name, text }
  await inTransaction(db, async (transaction) => {
    const found = await holdTemplate(transaction, id)
    if (found.name !== from.name || found.text !== from.text) {
      throw changedByAnother('template', null)
    }
    await putTemplate(transaction, { ...template, isRemoved: false }, change)
  })
  return template
}

/** Its text goes too; one as shipped stays away. Throws `NotFoundError`. */
export async function removeTemplate({ db }: Deps, id: string, change: Change): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await holdTemplate(transaction, id)
    await putTemplate(transaction, { id, name: '', text: '', isRemoved: true }, change)
  })
}

/** Nobody else changes it until the transaction ends. */
async function holdTemplate(transaction: Database, id: string): Promise<ReplyTemplate> {
  await takeLock(transaction, 'templates')
  const found = (await listTemplates({ db: transaction })).find((each) => each.id === id)
  if (!found) throw missing('template')
  return found
}

function presentTemplate({ id, name, text }: ReplyTemplate): ReplyTemplate {
  return { id, name, text }
}

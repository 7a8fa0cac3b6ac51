import { isDeepStrictEqual } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import type { EditedDocument } from '#contracts/site-editing.ts'
import {
  emptyOf,
  isFields,
  kindsOf,
  nameOf,
  schemaFor,
  schemaOfField,
  type Fields,
  type Path,
  type Schema,
} from '../../../app/screens/admin/site/fields/schema.ts'

/** A value of a document: what the form shows, and what is to be there. */
interface Difference {
  path: Path
  schema: Schema
  now: unknown
  wanted: unknown
}

/** By its link in the navigation. */
export async function openDocumentList(page: Page): Promise<void> {
  await page.getByRole('navigation').locator('a[href="/admin/site"]').first().click()
  await page.getByRole('heading', { name: 'Site', level: 1, exact: true }).waitFor()
}

/** Opens a document from the list of all. */
export async function openDocument(page: Page, document: string): Promise<void> {
  await openDocumentList(page)
  await page.getByRole('main').locator(`a[href="/admin/site/${document}"]`).click()
}

/**
 * Changes the open document into `wanted` with the controls of its form, and publishes it. Fields
 * that have no control, such as a cabin's address, are left as they are.
 */
export async function rewrite(page: Page, document: string, wanted: Fields): Promise<void> {
  const { value, schema } = await stored(page, document)
  const own = Object.entries(wanted).filter(([name]) => Object.hasOwn(fieldsOf(schema), name))
  const form = new DocumentForm(page)
  await form.open()
  await form.write({
    path: [],
    schema,
    now: value,
    wanted: Object.fromEntries(own),
  })
  await publishNow(page)
}

/** The same for a part of the document. */
export async function amend(page: Page, document: string, part: Fields): Promise<void> {
  const { value } = await stored(page, document)
  await rewrite(page, document, { ...value, ...part })
}

function fieldsOf({ properties = {} }: Schema): Fields {
  return properties
}

/** Publishes the open document at once. */
export async function publishNow(page: Page, patience: { timeout?: number } = {}): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(main.getByRole('status').last()).toHaveText('As published', patience)
}

async function stored(page: Page, document: string) {
  const answer = await page.request.get(`/api/admin/site/${encodeURIComponent(document)}`)
  const { value, schema } = (await answer.json()) as EditedDocument
  return { value, schema: schema as Schema }
}

/** The generated form of a document, whose controls are named by the path of their value. */
class DocumentForm {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole('main')
  }

  /** Once it is there, with all its sections. */
  async open(): Promise<void> {
    await this.#main.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    await this.#openAll()
  }

  async write(difference: Difference): Promise<void> {
    const { path, now, wanted } = difference
    if (isDeepStrictEqual(now, wanted)) return
    const schema = schemaFor(difference.schema, now)
    if (Array.isArray(wanted)) return this.#writeList({ ...difference, schema })
    if (isFields(wanted)) return this.#writeGroup({ ...difference, schema })
    const field = this.#field(path)
    if (typeof wanted === 'boolean') await field.setChecked(wanted)
    else if (schema.enum) await field.selectOption(String(wanted))
    else await field.fill(String(wanted))
  }

  async #writeGroup({ path, schema, now, wanted }: Difference): Promise<void> {
    const [before, after] = [now as Fields, wanted as Fields]
    for (const name of Object.keys(before)) {
      const isKept = Object.hasOwn(after, name) || schema.properties?.[name]?.default !== undefined
      if (!isKept) await this.#press([...path, name], '[aria-label^="Remove"]')
    }
    for (const [name, value] of Object.entries(after)) {
      const own = schemaOfField(schema, name)
      const isThere = Object.hasOwn(before, name)
      if (!isThere) await this.#press([...path, name], ':not([aria-label])')
      const current = isThere ? before[name] : emptyOf(own)
      await this.write({ path: [...path, name], schema: own, now: current, wanted: value })
    }
  }

  /** Items that cannot become those that are wanted are removed, and new ones added at the end. */
  async #writeList({ path, schema, now, wanted }: Difference): Promise<void> {
    const { items = {} } = schema
    const left = [...(now as unknown[])]
    for (const [at, item] of (wanted as unknown[]).entries()) {
      while (at < left.length && !isOfKind(items, left[at], item))
        await this.#remove(path, left, at)
      if (at === left.length) left.push(await this.#add(path, items, item))
      const own = [...path, String(at)]
      await this.write({ path: own, schema: items, now: left[at], wanted: item })
    }
    const { length } = wanted as unknown[]
    while (left.length > length) await this.#remove(path, left, left.length - 1)
  }

  async #remove(path: Path, left: unknown[], at: number): Promise<void> {
    await this.#press([...path, String(at)], '[aria-label^="Remove"]')
    left.splice(at, 1)
  }

  /** Returns what the new item begins with. */
  async #add(path: Path, items: Schema, item: unknown): Promise<unknown> {
    const kinds = kindsOf(items)
    const at = kinds.findIndex(({ kind }) => isOfKind(items, emptyOf(kind), item))
    await this.#press(path, '[aria-label^="Add another"]', at)
    return emptyOf(kinds[at]?.kind ?? items)
  }

  #field(path: Path): Locator {
    return this.#main.locator(`:is(input, textarea, select)[name="${nameOf(path)}"]`)
  }

  /** By keyboard: the bar below may cover it. */
  async #press(path: Path, which: string, at = 0): Promise<void> {
    await this.#main
      .locator(`button[name="${nameOf(path)}"]${which}`)
      .nth(at)
      .press('Enter')
    await this.#openAll()
  }

  /** As an owner opens them one by one. */
  async #openAll(): Promise<void> {
    await this.#main.evaluate((main) => {
      for (const each of main.querySelectorAll('details')) each.open = true
    })
  }
}

/** Whether the form can turn one item into the other. */
function isOfKind(items: Schema, now: unknown, wanted: unknown): boolean {
  if (!isFields(now) || !isFields(wanted)) return isFields(now) === isFields(wanted)
  return schemaFor(items, now) === schemaFor(items, wanted)
}

import { adminSite as words } from '#content/admin-site.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn } from '../../../queries.ts'
import { beforeSignOut } from '../before-sign-out.ts'
import { forgetOwnerDraft, loadOwnerDraft, saveOwnerDraft } from '../owner-drafts.ts'
import type { Draft } from './documents-api.ts'
import { withValue, type Fields, type Path } from './fields/schema.ts'

export interface Typed {
  /** As the server has it. */
  stored: EditedDocument
  /** As it is typed. */
  value: Fields
  /** 'failed' is tried again. */
  state: 'saved' | 'unsaved' | 'saving' | 'failed'
  /** What the server said if someone else was faster: nothing is saved until the owner chooses. */
  overtaken: string | undefined
}

/** What is not saved yet, and the revision that it was typed on; this tab keeps it for a day. */
interface Left {
  revision: string
  value: Fields
}

const pauseMs = 1200
const retryMs = 8000

type Save = (draft: Draft) => Promise<EditedDocument>
type Request = (seen: EditedDocument) => Promise<EditedDocument>

/**
 * A document being typed in. It is saved a while after the last change, one request at a time, and once
 * more after its screen has closed. What a tab could not save is in its next editor.
 */
export class TypedDocument {
  readonly #save: Save
  readonly #draft: string
  readonly #listeners = new Set<() => void>()
  #now: Typed
  #isOpen = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #latest: Promise<unknown> = Promise.resolve()

  constructor(first: EditedDocument, save: Save) {
    this.#save = save
    this.#draft = `site:${first.document}`
    const left = loadOwnerDraft<Left>(this.#draft)?.values
    this.#now = {
      stored: { ...first, revision: left?.revision ?? first.revision },
      value: left?.value ?? first.value,
      state: left ? 'unsaved' : 'saved',
      overtaken: undefined,
    }
  }

  /** As the last request and the last change left it, before the next rendering. */
  readonly newest = (): Typed => this.#now

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Saves by itself from now on; returns what to call when the screen closes. */
  readonly open = () => {
    this.#isOpen = true
    if (this.#now.state !== 'saved') this.#saveIn(pauseMs)
    const forget = beforeSignOut(this.flush)
    return () => void this.#close(forget)
  }

  async #close(forget: () => void): Promise<void> {
    this.#isOpen = false
    if (!(await this.flush())) showToast({ ...words.leftUnsaved, destructive: true })
    forget()
  }

  readonly change = (path: Path, next: unknown) =>
    this.#setUnsaved({ value: withValue(this.#now.value, path, next) as Fields })

  /** Goes on with what is typed here, in place of what someone else has saved. */
  readonly keepMine = (stored: EditedDocument) => this.#setUnsaved({ stored, overtaken: undefined })

  /** Resolves to whether everything is saved. */
  readonly flush = (): Promise<boolean> => this.#inTurn(() => this.#saveAll())

  /**
   * Sends a request with the document as last stored, such as a publication, and edits what it leaves.
   * No saves run during the request, and changes made during it are kept.
   */
  readonly startFrom = (request: Request): Promise<EditedDocument> => {
    const { value: before } = this.#now
    return this.#inTurn(async () => {
      const stored = await request(this.#now.stored)
      if (this.#now.value !== before) this.#setUnsaved({ stored, overtaken: undefined })
      else this.#set({ stored, value: stored.value, overtaken: undefined, state: 'saved' })
      return stored
    })
  }

  async #saveAll(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#now.state === 'saved') return true
    const { stored: seen, value: typed } = this.#now
    this.#set({ state: 'saving' })
    try {
      const stored = await this.#save({ seen, typed })
      const isAll = this.#now.value === typed
      this.#set({ stored, overtaken: undefined, state: isAll ? 'saved' : 'unsaved' })
      return isAll || (await this.#saveAll())
    } catch (error) {
      const overtaken = conflictIn(error as Error)
      this.#set({ overtaken, state: overtaken === undefined ? 'failed' : 'unsaved' })
      if (overtaken === undefined) this.#saveIn(retryMs)
      return false
    }
  }

  /** Two requests at once would overtake each other. */
  #inTurn<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const done = this.#latest.then(task)
    this.#latest = done.catch(() => {})
    return done
  }

  #setUnsaved(change: Partial<Typed>): void {
    this.#set({ ...change, state: 'unsaved' })
    this.#saveIn(pauseMs)
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isOpen) this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #set(change: Partial<Typed>): void {
    this.#now = { ...this.#now, ...change }
    const { stored, value, state } = this.#now
    if (state === 'saved') forgetOwnerDraft(this.#draft)
    else if (change.stored ?? change.value) {
      saveOwnerDraft(this.#draft, { revision: stored.revision, value } satisfies Left)
    }
    for (const listener of this.#listeners) listener()
  }
}

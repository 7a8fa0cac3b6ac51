import { adminSite as words } from '#content/admin-site.ts'
import { showToast } from '../../../components/toast.ts'
import { beforeSignOut } from '../before-sign-out.ts'
import { forgetOwnerDraft, loadOwnerDraft, saveOwnerDraft } from '../owner-drafts.ts'

/** What is typed in a document, and the revision that it was typed on. */
export interface Unsaved {
  revision: string
  value: Record<string, unknown>
}

/** What closed editors are still sending. */
const saves = new Set<Promise<void>>()

const nameOf = (document: string) => `site:${document}`

/**
 * Keeps the text of a closing editor in this tab until `saved` resolves to true. If it resolves to
 * false, shows a message, and the document's next editor starts with that text.
 */
export function keepUntilSaved(
  document: string,
  saved: Promise<boolean>,
  unsaved: () => Unsaved,
): void {
  const keep = () => saveOwnerDraft(nameOf(document), unsaved())
  keep()
  const settle = async () => {
    if (await saved) return forgetLeft(document)
    keep()
    showToast({ ...words.leftUnsaved, destructive: true })
  }
  const save = settle().finally(() => {
    saves.delete(save)
    forget()
  })
  const forget = beforeSignOut(() => save)
  saves.add(save)
}

/** Resolves once nothing is on its way: what is read from then on has it. */
export async function untilNothingIsSent(): Promise<void> {
  await Promise.all(saves)
}

/** What an earlier editor of the document could not save; undefined if there is nothing. */
export function leftIn(document: string): Unsaved | undefined {
  return loadOwnerDraft<Unsaved>(nameOf(document))?.values
}

export function forgetLeft(document: string): void {
  forgetOwnerDraft(nameOf(document))
}

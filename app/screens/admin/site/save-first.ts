import { adminSite as words } from '#content/admin-site.ts'
import type { DocumentEditor } from './use-document-editor.ts'

/**
 * Saves what is typed. Throws if that failed: the server would go on with an older text, and its
 * answer would take the place of what is typed.
 */
export async function saveFirst(
  editor: Pick<DocumentEditor, 'flush'>,
  report?: (text: string) => void,
): Promise<void> {
  if (!(await editor.flush(report))) throw new Error(words.notSaved)
}

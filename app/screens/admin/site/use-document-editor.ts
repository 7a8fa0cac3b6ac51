import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { adminSite } from '#content/admin-site.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { documentKey } from '../../../documents.ts'
import { picturesMade, type Report } from './albums/pictures-api.ts'
import { albumIn, historyQuery, saveDraft } from './documents-api.ts'
import { TypedDocument } from './typed-document.ts'

/** A document being edited: what the server has, what is typed, and whether somebody was faster. */
export function useDocumentEditor(first: EditedDocument) {
  const client = useQueryClient()
  // A mutation, so that an ended session is noticed.
  const { mutateAsync: save } = useMutation({ mutationFn: saveDraft })
  const [typed] = useState(() => new TypedDocument(first, save))
  const now = useSyncExternalStore(typed.subscribe, typed.newest)
  useEffect(() => typed.open(), [typed])
  useWarningBeforeLeaving(now.state !== 'saved')
  const album = albumIn(first.document)
  const { newest, change, keepMine } = typed
  return {
    ...now,
    newest,
    change,
    keepMine,
    /** The album that is edited as this document; null for any other. */
    album,
    /** Saves what is typed, of an album once its pictures are made; `report` hears what it waits for. */
    flush: async (report: Report = () => {}): Promise<boolean> => {
      if (album !== null) await picturesMade(client, album, () => typed.newest().value, report)
      return typed.flush()
    },
    startFrom: async (request: (seen: EditedDocument) => Promise<EditedDocument>) => {
      const answer = await typed.startFrom(request)
      refreshOthers(client, answer.document)
      return answer
    },
  }
}

export type DocumentEditor = ReturnType<typeof useDocumentEditor>

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}

/** What else shows publications. */
function refreshOthers(client: QueryClient, document: string): void {
  void client.invalidateQueries({ queryKey: historyQuery(document).queryKey })
  // The menu and the forms here know the facts.
  if (document === 'facts') void client.invalidateQueries({ queryKey: documentKey('facts') })
}

/**
 * Saves what is typed. Throws if that failed: the server would go on with an older text, and its
 * answer would take the place of what is typed.
 */
export async function saveFirst(
  editor: Pick<DocumentEditor, 'flush'>,
  report?: Report,
): Promise<void> {
  if (!(await editor.flush(report))) throw new Error(adminSite.notSaved)
}

/** Saves what is typed, then sends a request about it. Throws if either failed. */
export async function startSaved(
  editor: DocumentEditor,
  request: (seen: EditedDocument) => Promise<EditedDocument>,
  report?: Report,
): Promise<EditedDocument> {
  await saveFirst(editor, report)
  return editor.startFrom(request)
}

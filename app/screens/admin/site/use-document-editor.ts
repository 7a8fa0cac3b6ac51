import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { adminSite } from '#content/admin-site.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { documentKey } from '../../../documents.ts'
import { documentsQuery, historyQuery, overtakenIn, saveDraft } from './documents-api.ts'
import { withValue, type Path } from './fields/schema.ts'
import { forgetLeft, keepUntilSaved, leftIn } from './left-unsaved.ts'
import { useAutosave } from './use-autosave.ts'

/** A document being edited: what the server has, what is typed, and whether somebody was faster. */
export function useDocumentEditor(first: EditedDocument) {
  const [left] = useState(() => leftIn(first.document))
  // What was typed earlier is on top of what was stored then.
  const [begun] = useState({
    stored: { ...first, ...left, value: first.value },
    typed: left?.value,
  })
  const [stored, setStored] = useState(begun.stored)
  const [value, setValue] = useState(begun.typed ?? first.value)
  const [overtaken, setOvertaken] = useState<string>()
  const client = useQueryClient()
  const { mutateAsync: send } = useMutation({ mutationFn: saveDraft })
  // What a request that has just ended left, for the next one.
  const latest = useRef({ stored, typed: value })

  const show = (answer: EditedDocument) => {
    latest.current.stored = answer
    setStored(answer)
    forgetLeft(answer.document)
    void client.invalidateQueries({ queryKey: documentsQuery.queryKey, refetchType: 'none' })
  }
  const save = async () => {
    try {
      const { stored: seen, typed } = latest.current
      show(await send({ seen, typed }))
      return true
    } catch (error) {
      const message = overtakenIn(error)
      if (message === undefined) throw error
      setOvertaken(message)
      return false
    }
  }
  const { state, noteChange, flush, alone, settle } = useAutosave(save, (saved) => {
    keepUntilSaved(first.document, saved, () => ({
      revision: latest.current.stored.revision,
      value: latest.current.typed,
    }))
    void client.invalidateQueries({ queryKey: documentsQuery.queryKey })
  })
  useEffect(() => {
    if (left) noteChange()
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the editor opens
  }, [])
  const type = (typed: Record<string, unknown>) => {
    latest.current.typed = typed
    setValue(typed)
  }
  const change = (path: Path, next: unknown) => {
    type(withValue(latest.current.typed, path, next) as Record<string, unknown>)
    noteChange()
  }
  /**
   * Sends a request with the document as last stored, such as a publication, and edits what it leaves.
   * Nothing is saved meanwhile, and what is typed meanwhile stays.
   */
  const startFrom = (request: (seen: EditedDocument) => Promise<EditedDocument>) => {
    const { typed: before } = latest.current
    return alone(async () => {
      const answer = await request(latest.current.stored)
      const isTypedSince = latest.current.typed !== before
      settle()
      setOvertaken(undefined)
      show(answer)
      if (isTypedSince) noteChange()
      else type(answer.value)
      refreshOthers(client, answer.document)
      return answer
    })
  }
  /** Goes on with what is typed here, in place of what someone else has saved. */
  const keepMine = (theirs: EditedDocument) => {
    setOvertaken(undefined)
    show(theirs)
    noteChange()
  }
  /** As the last request and the last change left it, before the next rendering. */
  const newest = () => latest.current
  return { stored, value, overtaken, state, change, flush, newest, startFrom, keepMine }
}

/** What else shows publications. */
function refreshOthers(client: QueryClient, document: string): void {
  void client.invalidateQueries({ queryKey: historyQuery(document).queryKey })
  // The menu and the forms here know the facts.
  if (document === 'facts') void client.invalidateQueries({ queryKey: documentKey('facts') })
}

export type DocumentEditor = Omit<ReturnType<typeof useDocumentEditor>, 'flush'> & {
  /** Saves what is typed; resolves to false if that failed. `report` hears what it waits for. */
  flush: (report?: (text: string) => void) => Promise<boolean>
}

/**
 * Saves what is typed. Throws if that failed: the server would go on with an older text, and its
 * answer would take the place of what is typed.
 */
export async function saveFirst(
  editor: Pick<DocumentEditor, 'flush'>,
  report?: (text: string) => void,
): Promise<void> {
  if (!(await editor.flush(report))) throw new Error(adminSite.notSaved)
}

/** Saves what is typed, then sends a request about it. Throws if either failed. */
export async function startSaved(
  editor: DocumentEditor,
  request: (seen: EditedDocument) => Promise<EditedDocument>,
  report?: (text: string) => void,
): Promise<EditedDocument> {
  await saveFirst(editor, report)
  return editor.startFrom(request)
}

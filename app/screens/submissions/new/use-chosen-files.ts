import { useEffect, useRef, useState } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { showToast } from '../../../components/toast.ts'

export interface ChosenFile {
  file: File
  /** Of the preview; given back when the file is removed or the screen is left. */
  url: string
}

const words = contestEntry.form.files

/** What checks files and shows them comes when a guest begins to write or chooses. */
export const loadChosenList = () => import('./chosen-list.tsx')
export const loadChecks = () => Promise.all([import('./check-files.ts'), loadChosenList()])

/** The files of the entry, each checked when it is chosen (section 5). */
export function useChosenFiles() {
  const { chosen, latest, set } = useFilesWhileHere()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const checked = useRef(Promise.resolve())

  async function check(files: readonly File[]) {
    const [{ checkFiles }] = await loadChecks()
    if (!latest.current) return
    const { taken, problems: found } = checkFiles(latest.current.length, files)
    const added = taken.map((file) => ({ file, url: URL.createObjectURL(file) }))
    set([...latest.current, ...added])
    setProblems(found.map(({ description }) => description))
    setAnnouncement(taken.length > 0 ? words.added(taken.map(({ name }) => name)) : '')
    for (const problem of found) showToast({ ...problem, destructive: true })
  }

  /** One choice after the other, so that they join in the order in which they were made. */
  function add(files: readonly File[]) {
    const next = checked.current.then(() => check(files))
    checked.current = next.catch(() => setProblems([words.notChecked]))
  }

  function remove(removed: ChosenFile) {
    URL.revokeObjectURL(removed.url)
    set((latest.current ?? []).filter((each) => each !== removed))
    setProblems([])
    setAnnouncement(words.removed(removed.file.name))
  }

  /** What has been chosen, once the last of it has been checked. */
  async function all(): Promise<readonly File[]> {
    await checked.current
    return (latest.current ?? []).map(({ file }) => file)
  }

  return { chosen, problems, announcement, add, remove, all }
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

/** `latest` is null once the screen has been left: then nobody would give an address back. */
function useFilesWhileHere() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const latest = useRef<readonly ChosenFile[]>(null)
  useEffect(() => {
    latest.current = []
    return () => {
      for (const { url } of latest.current ?? []) URL.revokeObjectURL(url)
      latest.current = null
    }
  }, [])
  const set = (files: readonly ChosenFile[]) => {
    latest.current = files
    setChosen(files)
  }
  return { chosen, latest, set }
}

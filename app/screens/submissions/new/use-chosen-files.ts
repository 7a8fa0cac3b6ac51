import { useEffect, useRef, useState } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { checkFiles } from './check-files.ts'
import { showToast } from '../../../components/toast.ts'

export interface ChosenFile {
  file: File
  /** Of the preview; revoked when the file is removed or the screen is left. */
  url: string
}

const words = contestEntry.form.files

/** The entry's files, each checked when it is chosen (section 5). */
export function useChosenFiles() {
  const { chosen, latest, set } = useFilesWhileHere()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')

  function add(files: readonly File[]) {
    if (!latest.current) return
    const { taken, problems: found } = checkFiles(latest.current.length, files)
    const added = taken.map((file) => ({ file, url: URL.createObjectURL(file) }))
    set([...latest.current, ...added])
    setProblems(found.map(({ description }) => description))
    setAnnouncement(taken.length > 0 ? words.added(taken.map(({ name }) => name)) : '')
    for (const problem of found) showToast({ ...problem, destructive: true })
  }

  function remove(removed: ChosenFile) {
    URL.revokeObjectURL(removed.url)
    set((latest.current ?? []).filter((each) => each !== removed))
    setProblems([])
    setAnnouncement(words.removed(removed.file.name))
  }

  /** Those chosen right now. */
  function all(): readonly File[] {
    return (latest.current ?? []).map(({ file }) => file)
  }

  return { chosen, problems, announcement, add, remove, all }
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

/** `latest` is null once the screen has been left: then nothing would revoke the URL. */
function useFilesWhileHere() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  // Not begun by the effect: files chosen before hydration are added by an earlier one.
  const latest = useRef<readonly ChosenFile[] | null>([])
  useEffect(() => {
    latest.current ??= []
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

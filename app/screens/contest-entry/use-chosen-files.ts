import { useEffect, useRef, useState } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import type { Message } from '#contracts/messages.ts'
import { showToast } from '../../parts/toast.ts'
import { checkFiles } from './check-files.ts'

export interface ChosenFile {
  file: File
  /** Of the preview; given back when the file is removed or the screen is left. */
  url: string
}

/** The files of the entry, each checked when it is chosen (section 5). */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [problems, setProblems] = useState<readonly Message[]>([])
  const [announcement, setAnnouncement] = useState('')
  useRevokeOnLeave(chosen)

  function add(files: readonly File[]) {
    const { taken, problems: found } = checkFiles(chosen.length, files)
    const added = taken.map((file) => ({ file, url: URL.createObjectURL(file) }))
    setChosen([...chosen, ...added])
    setProblems(found)
    setAnnouncement(taken.length > 0 ? words.added(taken.map(({ name }) => name)) : '')
    for (const problem of found) showToast({ ...problem, destructive: true })
  }

  function remove(removed: ChosenFile) {
    URL.revokeObjectURL(removed.url)
    setChosen(chosen.filter((each) => each !== removed))
    setProblems([])
    setAnnouncement(words.removed(removed.file.name))
  }

  return { chosen, problems, announcement, add, remove }
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

const words = contestEntry.form.files

function useRevokeOnLeave(chosen: readonly ChosenFile[]): void {
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url)
    },
    [],
  )
}

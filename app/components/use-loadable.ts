import { useState } from 'react'
import type { Picture } from '#contracts/pictures.ts'

/** The pictures that have not failed to load, and a callback to report one that has. */
export function useLoadable(pictures: readonly Picture[]) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = pictures.filter(({ stem }) => !failed.includes(stem))
  const drop = (stem: string) => setFailed((stems) => [...stems, stem])
  return { shown, drop }
}

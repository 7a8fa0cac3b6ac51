import { useState } from 'react'
import { savedByAnother } from '#content/admin-conflicts.ts'
import { SavedByAnother } from './saved-by-another.tsx'

/** Beside a form: which of these texts someone else has changed since it was opened, as they are now. */
export function ChangedSince({ texts }: { texts: readonly string[] }) {
  const [begun] = useState(texts)
  const changed = texts.filter((text, index) => text !== begun[index])
  return (
    changed.length > 0 && (
      <SavedByAnother heading={savedByAnother.fields} text={changed.join('\n')} />
    )
  )
}

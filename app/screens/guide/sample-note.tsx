interface SampleNoteProps {
  entries: readonly { sample?: true | undefined }[]
  children: string
}

/** Tells guests about made-up entries for as long as there is one. */
export function SampleNote({ entries, children }: SampleNoteProps) {
  if (!entries.some((entry) => entry.sample)) return null
  return (
    <p className="mt-5 max-w-2xl border-l-4 border-lamp pl-4 text-base text-soft">{children}</p>
  )
}

import { savedByAnother } from '#content/admin-conflicts.ts'

interface SavedByAnotherProps {
  /** Empty when they took it away. */
  text: string
  heading?: string
}

/** What someone else has saved while the owner was writing. */
export function SavedByAnother({ text, heading = savedByAnother.text }: SavedByAnotherProps) {
  return (
    <div role="status" className="rounded-md border border-line p-3 text-[0.95rem]">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text || savedByAnother.empty}</p>
    </div>
  )
}

import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

interface QuestionProps {
  words: { heading: string; yes: string; no: string }
  text: string
  isPending: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks once more before what cannot be undone; the way out comes first. */
export function Question({ words, text, isPending, onYes, onClose }: QuestionProps) {
  return (
    <Dialog label={words.heading} onClose={onClose}>
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <p className="mt-3 wrap-anywhere">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onClose}>
          {words.no}
        </Button>
        <Button isResting={isPending} onClick={onYes}>
          {words.yes}
        </Button>
      </div>
    </Dialog>
  )
}

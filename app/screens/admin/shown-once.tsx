import { Copy } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { timings } from '#contracts/limits.ts'
import type { Message } from '#contracts/messages.ts'
import { Button } from '../../components/button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { showToast } from '../../components/toast.ts'

/** A text to copy by hand: focusing it selects it. */
export function ShownOnce({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={text}
        className="control"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}

const linkNotCopied = {
  title: 'Error',
  description: 'Couldn’t copy. Please select the link and copy it.',
}

interface CopyButtonProps {
  text: string
  label: string
  notCopied?: Message
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, notCopied = linkNotCopied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), timings.copiedLabelMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    copyText(text).then(
      () => setCopied(true),
      () => showToast({ ...notCopied, destructive: true }),
    )
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4.5" />
      <span aria-live="polite">{isCopied ? 'Copied!' : label}</span>
    </Button>
  )
}

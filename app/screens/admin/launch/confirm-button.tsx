import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { failedToast } from '../page-parts.tsx'
import { useAction } from '../use-action.ts'

interface ConfirmButtonProps {
  /** Says that something is right as it is, or takes that back. */
  intent: 'confirm' | 'doubt'
  what: string
  className?: string
  children: ReactNode
}

/** Moves a line between what is left and what was said to be right. */
export function ConfirmButton({ intent, what, className, children }: ConfirmButtonProps) {
  const act = useAction()
  const { mutate, isPending } = useMutation({
    mutationFn: () => act({ intent, what }),
    onError: failedToast('Failed to save it'),
  })
  return (
    <Button
      kind="quiet"
      size="small"
      className={className}
      isResting={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  )
}

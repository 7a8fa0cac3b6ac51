import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** For screen readers. */
  label: string
}

/** A round button with only an icon; 44 px, comfortable for a thumb. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors',
        className ?? 'hover:bg-sunken',
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

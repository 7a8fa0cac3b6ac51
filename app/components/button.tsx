import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'
import { useIsOn } from '../documents.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'on-dusk' | 'on-dusk-quiet'
export type ButtonSize = 'normal' | 'small'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-ember text-on-ember hover:bg-ember-deep',
  secondary: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'text-ink hover:bg-sunken',
  'on-dusk': 'border-2 border-on-dusk text-on-dusk hover:bg-on-dusk hover:text-dusk',
  'on-dusk-quiet': 'text-on-dusk underline decoration-lamp underline-offset-4 hover:bg-dusk-3',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-6 py-2.5 text-base',
  small: 'min-h-11 px-4 py-1.5 text-base',
}

/** Button classes, for links and buttons. */
export function buttonClasses(kind: ButtonKind = 'primary', size: ButtonSize = 'normal'): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-md font-display font-bold text-center',
    'transition-colors duration-150 disabled:opacity-60 disabled:cursor-not-allowed',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    kinds[kind],
    sizes[size],
  )
}

interface Look {
  kind?: ButtonKind
  size?: ButtonSize
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Disabled, but keeps the focus, which `disabled` would drop. */
  isResting?: boolean
}

export function Button({ kind, size, className, type, isResting, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={classes(buttonClasses(kind, size), className)}
      {...rest}
      {...(isResting && { 'aria-disabled': true, onClick: ignore })}
    />
  )
}

/** Blocks both the press and the form it would submit. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Look {
  to: string
}

/** Renders nothing while the page it leads to is switched off. */
export function ButtonLink({ kind, size, className, ...rest }: ButtonLinkProps) {
  const isOn = useIsOn()
  if (!isOn(rest.to)) return null
  return (
    <Link prefetch="intent" className={classes(buttonClasses(kind, size), className)} {...rest} />
  )
}

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

import type { ComponentProps, ReactNode } from 'react'

interface BoxProps extends ComponentProps<'input'> {
  label: ReactNode
}

/** A box or a button with its words, all of it easy to hit. */
export function Box({ label, ...rest }: BoxProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-edge bg-card px-4 py-2 has-checked:border-ember has-checked:bg-oak-wash">
      <input className="size-5 shrink-0" {...rest} />
      <span>{label}</span>
    </label>
  )
}

import { useLayoutEffect, useRef, type ComponentProps, type FocusEvent } from 'react'

interface RestingFieldsProps extends Pick<ComponentProps<'fieldset'>, 'children' | 'className'> {
  /** While the form is being sent: what is typed then would be reset with the rest. */
  isSubmitting: boolean
}

/** Fields of a form that is reset once it is stored. The one with the focus gets it back. */
export function RestingFields({ isSubmitting, ...rest }: RestingFieldsProps) {
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isSubmitting && document.activeElement === document.body) focused.current?.focus()
  }, [isSubmitting])
  return (
    <fieldset
      disabled={isSubmitting}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        focused.current = target
      }}
      // Not called when resting takes the focus: React holds back the events of its own changes.
      onBlur={() => {
        focused.current = null
      }}
      {...rest}
    />
  )
}

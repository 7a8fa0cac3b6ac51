import type { ComponentProps, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../button.tsx'
import { Choice } from '../form/choice.tsx'
import { useBoundSelect } from '../form/use-bound-select.ts'

interface FilterFormProps {
  /** Label of the button shown without scripts. */
  apply: string
  className?: string
  children: ReactNode
}

/** Puts the choices into the address right away, so that results can be shared. */
export function FilterForm({ apply, className, children }: FilterFormProps) {
  const submit = useSubmit()
  return (
    <Form
      className={className ?? 'flex flex-wrap items-end gap-4'}
      onChange={(event) =>
        void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }
    >
      {children}
      <div className="not-noscript:hidden">
        <Button type="submit" kind="secondary">
          {apply}
        </Button>
      </div>
    </Form>
  )
}

interface FilterChoiceProps<Value extends string | number> extends ComponentProps<
  typeof Choice<Value>
> {
  /** The value from the address; empty for none. */
  chosen: string
}

/** A choice bound to the address that keeps the focus when it changes. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { chosen, ...rest } = props
  const select = useBoundSelect(chosen, rest.options.length)
  return <Choice {...rest} ref={select} defaultValue={chosen} />
}

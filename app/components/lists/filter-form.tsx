import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../button.tsx'
import { Choice } from '../form/choice.tsx'

interface FilterFormProps {
  /** Label of the button that is there without scripts. */
  apply: string
  children: ReactNode
}

/** Puts what is chosen into the address at once, so that what it finds can be shared. */
export function FilterForm({ apply, children }: FilterFormProps) {
  const submit = useSubmit()
  return (
    <Form
      className="flex flex-wrap items-end gap-4"
      onChange={(event) =>
        void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }
    >
      {children}
      <div className="without-script">
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
  /** What the address asks for; empty for no choice. */
  chosen: string
}

/** A choice that follows the address, and keeps the focus while it does. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { chosen, ...rest } = props
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = chosen
    // Options may come later than the choice.
  }, [chosen, rest.options.length])
  return <Choice {...rest} ref={select} defaultValue={chosen} />
}

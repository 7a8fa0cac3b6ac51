import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../button.tsx'

interface FilterFormProps {
  /** On the button that stands there without scripts. */
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

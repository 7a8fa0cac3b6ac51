import { Search } from 'lucide-react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { classes } from '../../../components/classes.ts'

/** A form that also works before scripts do: its address is the search. */
export function SearchField({ className }: { className?: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('q') ?? ''
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    // Someone may be typing the next search.
    if (field.current && field.current !== document.activeElement) field.current.value = asked
  }, [asked])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    void navigate(
      `/admin/search?${new URLSearchParams({ q: typeof text === 'string' ? text : '' })}`,
    )
  }
  return (
    <form
      action="/admin/search"
      role="search"
      onSubmit={submit}
      className={classes('flex min-w-0', className)}
    >
      <label htmlFor={id} className="sr-only">
        Search everything
      </label>
      <input
        id={id}
        ref={field}
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={200}
        placeholder="Search"
        className="min-h-11 w-full min-w-0 grow rounded-l-md border border-edge bg-card px-3"
      />
      <button
        type="submit"
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-r-md border border-l-0 border-edge hover:bg-sunken"
      >
        <Search aria-hidden className="size-5" />
        <span className="sr-only">Search</span>
      </button>
    </form>
  )
}

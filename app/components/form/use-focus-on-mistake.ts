import { useEffect, type RefObject } from 'react'

/** Takes a guest to the first field of the form with a mistake, each time mistakes are found. */
export function useFocusOnMistake(
  form: RefObject<HTMLFormElement | null>,
  /** What is wrong, by the names of the fields. */
  mistakes: Readonly<Record<string, string>> | undefined,
): void {
  useEffect(() => {
    const controls = Array.from(form.current?.elements ?? [])
    const first = controls.find(
      (control) => (control.getAttribute('name') ?? '') in (mistakes ?? {}),
    )
    if (first instanceof HTMLElement) first.focus()
  }, [form, mistakes])
}

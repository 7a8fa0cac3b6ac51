import { useRef, useState, type FormEvent } from 'react'

/** Blocks a second submission while one is under way. */
export function useOneSubmission(submit: (form: HTMLFormElement) => Promise<void>) {
  const [isSubmitting, setSubmitting] = useState(false)
  const isUnderWay = useRef(false)

  async function run(form: HTMLFormElement) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSubmitting(true)
    try {
      await submit(form)
    } finally {
      isUnderWay.current = false
      setSubmitting(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget)
  }
  return { isSubmitting, onSubmit }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { admin } from '#content/admin.ts'
import { pageTitle } from '#content/site.ts'
import { loginFailed } from '#contracts/messages.ts'
import { adminScreenOf } from '#contracts/return-path.ts'
import { requestFailed } from '#contracts/request-failed.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextInput } from '../../../components/form/field.tsx'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { useHydrated } from '../../../components/use-hydrated.ts'

const words = admin.login

export const meta = () => [
  { title: pageTitle(words.title) },
  { name: 'robots', content: 'noindex' },
]

export default function Login() {
  const { error, isSubmitting, onSubmit } = useLogin()
  const isHydrated = useHydrated()
  useForgetting()
  return (
    <div className="wrap grid justify-items-center py-16">
      <form
        method="post"
        onSubmit={onSubmit}
        className="grid w-full max-w-sm gap-5 rounded-lg border border-line bg-card p-7 shadow-card"
      >
        <h1 className="text-heading">{words.title}</h1>
        {error && (
          <p role="alert" className="rounded-md border-2 border-danger p-3 font-medium text-danger">
            {error}
          </p>
        )}
        <Field label={words.username}>
          {(control) => <TextInput name="username" required autoComplete="username" {...control} />}
        </Field>
        <Field label={words.password}>
          {(control) => (
            <TextInput
              type="password"
              name="password"
              required
              autoComplete="current-password"
              {...control}
            />
          )}
        </Field>
        <Button type="submit" disabled={!isHydrated} isResting={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </Button>
      </form>
    </div>
  )
}

/** The server's words where it had some (section 8). */
function messageOf(failure: unknown): string {
  const hasWords = failure instanceof RequestError && failure.message !== requestFailed
  return hasWords ? failure.message : loginFailed
}

function useLogin() {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isSubmitting, setSubmitting] = useState(false)

  const logIn = async (form: HTMLFormElement) => {
    setSubmitting(true)
    setError(undefined)
    try {
      await sendOverHttp('POST', '/api/admin/login', Object.fromEntries(new FormData(form)))
      const next = new URLSearchParams(location.search).get('next')
      await navigate(adminScreenOf(next), { state: { hasSignedIn: true } })
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setSubmitting(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void logIn(event.currentTarget)
  }
  return { error, isSubmitting, onSubmit }
}

/**
 * What guests entrusted to us leaves the browser with the session, however it ended (ASVS 14.3.1).
 * Here and not before: a screen that is still open would ask for it again.
 */
function useForgetting(): void {
  const client = useQueryClient()
  useEffect(() => client.clear(), [client])
}

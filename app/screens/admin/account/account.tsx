import { admin } from '#content/admin.ts'
import { pageTitle } from '#content/site.ts'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const words = admin.account

export const meta = () => [
  { title: pageTitle(words.title) },
  { name: 'robots', content: 'noindex' },
]

export default function Account() {
  return (
    <div className="grid gap-12 pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <PasswordForm />
      <Sessions />
      <SignOutEverywhere />
    </div>
  )
}

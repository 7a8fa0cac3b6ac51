import { newContest } from '#content/admin-contests.ts'
import { pageTitle } from '#content/site.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ContestForm } from './contest-form.tsx'

export const meta = () => [
  { title: pageTitle(newContest.title) },
  { name: 'robots', content: 'noindex' },
]

export default function NewContest() {
  return (
    <div className="pt-4">
      <BackLink {...newContest.back} />
      <h1 className="mt-2 sign text-title">{newContest.title}</h1>
      <ContestForm />
    </div>
  )
}

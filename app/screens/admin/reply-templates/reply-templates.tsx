import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReplyTemplate } from '#contracts/reply-templates.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button } from '../../../components/button.tsx'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { useOpen } from '../owner-drafts.ts'
import { templateAddress, TemplateForm } from './template-form.tsx'
import { templatesPath } from './templates-api.ts'

export const meta = adminMeta('Templates for answers')

/** What answers to inquiries can start from. */
export default function ReplyTemplates() {
  const { data, isPending, isError, refetch } = useQuery<ReplyTemplate[]>({
    queryKey: [templatesPath],
  })
  return (
    <div className="pt-8">
      <BackLink to="/admin/inquiries" label="Back to inquiries" />
      <h1 className="sign mt-4 text-title">Templates for answers</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">
        {
          'Start an answer to an inquiry from one of these. What’s in braces is filled in for each guest: {name}, {dates}, {property}, {phone}.'
        }
      </p>
      <div aria-live="polite" className="mt-6">
        {isPending && <p className="text-soft">Loading templates...</p>}
        {isError && <LoadFailed text="Failed to fetch templates" onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className="text-soft">No templates yet.</p>}
      </div>
      <ul className="mt-2 grid max-w-3xl grid-cols-1 gap-3">
        {data?.map((template) => (
          <li key={template.id} className="min-w-0">
            <TemplateRow template={template} />
          </li>
        ))}
      </ul>
      <NewTemplate />
    </div>
  )
}

function TemplateRow({ template }: { template: ReplyTemplate }) {
  const [isOpen] = useOpen(templateAddress(template))
  return (
    <details open={isOpen} className="group rounded-lg border border-line bg-card shadow-card">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-lg px-5 py-3 marker:content-none hover:bg-sunken">
        <h2 className="min-w-0 text-lg wrap-anywhere">{template.name}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-t border-line p-5">
        <TemplateForm template={template} />
      </div>
    </details>
  )
}

function NewTemplate() {
  const client = useQueryClient()
  const [isOpen, setOpen] = useOpen(templatesPath)
  if (!isOpen) {
    return (
      <Button className="mt-6" onClick={() => setOpen(true)}>
        New template
      </Button>
    )
  }
  const close = async () => {
    setOpen(false)
    await client.invalidateQueries({ queryKey: [templatesPath] })
  }
  return (
    <section
      aria-labelledby="new-template"
      className="mt-6 max-w-3xl rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <h2 id="new-template" className="mb-4 text-heading">
        New template
      </h2>
      <TemplateForm onClose={() => void close()} />
    </section>
  )
}

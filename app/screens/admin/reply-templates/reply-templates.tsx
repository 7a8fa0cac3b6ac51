import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReplyTemplate } from '#contracts/reply-templates.ts'
import { templateLimits } from '#contracts/limits.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button } from '../../../components/button.tsx'
import { adminMeta } from '../admin-meta.ts'
import { useOpen } from '../owner-drafts.ts'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { DeleteButton } from '../confirm.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { Fetching } from '../page-parts.tsx'

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
        <Fetching
          query={{ isPending, isError, refetch }}
          loading="Loading templates..."
          failed="Failed to fetch templates"
        />
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

interface TemplateFormProps {
  /** Omit for a new one. */
  template?: ReplyTemplate
  /** Closes the form of a new one. */
  onClose?: () => void
}

function TemplateForm({ template, onClose }: TemplateFormProps) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [templatesPath] })
  const form = useAdminForm({
    draft: templateAddress(template),
    read: (element) => {
      const typed = typedIn(element)
      return { name: textOf(typed, 'name'), text: textOf(typed, 'text') }
    },
    send: (content) => save(template, content),
    onStored: async () => {
      showToast({ title: 'Template saved', description: '' })
      onClose?.()
      await refresh()
    },
    failedTitle: 'Failed to save the template',
  })
  const cancel = () => {
    form.forget()
    onClose?.()
  }
  return (
    <FormFrame
      submission={form}
      noValidate
      values={template && { name: [template.name], text: [template.text] }}
      className="grid grid-cols-1 gap-5"
    >
      <TextField name="name" label="Name" required maxLength={templateLimits.name} />
      <TextField name="text" label="Text" required rows={8} maxLength={templateLimits.text} />
      <div className="flex flex-wrap items-center gap-3">
        <Submit submission={form} words={{ submit: 'Save', submitting: 'Saving...' }} />
        {onClose && (
          <Button kind="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
        {template && <Delete template={template} refresh={refresh} />}
      </div>
    </FormFrame>
  )
}

/** Where it is saved; also the name of its draft. */
function templateAddress(template: ReplyTemplate | undefined): `/api/${string}` {
  return template ? `${templatesPath}/${template.id}` : templatesPath
}

function save(template: ReplyTemplate | undefined, content: { name: string; text: string }) {
  const address = templateAddress(template)
  if (!template) return sendOverHttp('POST', address, content)
  const { name, text } = template
  return sendOverHttp('PATCH', address, { ...content, from: { name, text } })
}

interface DeleteProps {
  template: ReplyTemplate
  refresh: () => Promise<unknown>
}

function Delete({ template: { id, name }, refresh }: DeleteProps) {
  return (
    <DeleteButton
      label="Delete"
      named={`Delete: ${name}`}
      address={`${templatesPath}/${id}`}
      words={{ heading: 'Delete this template?', yes: 'Delete', no: 'Keep it' }}
      text={name}
      deleted={{ title: 'Template deleted', description: name }}
      failed="Failed to delete the template"
      refresh={refresh}
    />
  )
}

const templatesPath = '/api/admin/reply-templates'

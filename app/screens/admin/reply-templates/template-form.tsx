import { useQueryClient } from '@tanstack/react-query'
import { templateLimits } from '#contracts/limits.ts'
import type { ReplyTemplate } from '#contracts/reply-templates.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { DeleteButton } from '../confirm.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { templatesPath } from './templates-api.ts'

interface TemplateFormProps {
  /** Omit for a new one. */
  template?: ReplyTemplate
  /** Closes the form of a new one. */
  onClose?: () => void
}

export function TemplateForm({ template, onClose }: TemplateFormProps) {
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
export function templateAddress(template: ReplyTemplate | undefined): `/api/${string}` {
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

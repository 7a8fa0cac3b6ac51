import { templateLimits } from '#contracts/limits.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  templateSchema,
} from '#services/reply-templates/reply-templates.ts'
import { adminAction, adminLoader } from '../../../admin.server.ts'
import { TextField } from '../../../components/form/fields.tsx'
import { AdminForm, DeleteRecord } from '../admin-form.tsx'
import { adminMeta } from '../admin-meta.ts'
import { AdminPage } from '../page-parts.tsx'
import { Disclosure, NewRecord } from '../records.tsx'
import type { Route } from './+types/reply-templates'

export { clientAction, shouldRevalidate } from '../use-action.ts'

export const meta = adminMeta('Templates for answers')

export const loader = adminLoader('manager', ({ db }) => listTemplates(db))

export const action = adminAction('manager', {
  add: [templateSchema, ({ db }, template) => addTemplate(db, template), 'Added a template'],
  change: [
    templateSchema,
    ({ db, ...record }, template) => changeTemplate(db, template, record),
    'Changed a template',
  ],
  delete: [null, ({ db, id }) => deleteTemplate(db, id), 'Deleted a template'],
})

/** What answers to inquiries can start from. */
export default function ReplyTemplates({ loaderData: templates }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Templates for answers"
      back={{ to: '/admin/inquiries', label: 'Back to inquiries' }}
      lead="Start an answer to an inquiry from one of these. What’s in braces is filled in for each guest: {name}, {dates}, {property}, {phone}."
    >
      {templates.length === 0 && <p className="mt-6 text-soft">No templates yet.</p>}
      <ul className="mt-8 grid max-w-3xl grid-cols-1 gap-3">
        {templates.map((template) => (
          <li key={template.id} className="min-w-0">
            <Disclosure record={template}>
              <TemplateForm template={template} />
            </Disclosure>
          </li>
        ))}
      </ul>
      <NewRecord heading="New template">{(close) => <TemplateForm onClose={close} />}</NewRecord>
    </AdminPage>
  )
}

interface TemplateFormProps {
  template?: Route.ComponentProps['loaderData'][number]
  onClose?: () => void
}

function TemplateForm({ template, onClose }: TemplateFormProps) {
  return (
    <AdminForm
      intent={template ? 'change' : 'add'}
      record={template}
      done="Template saved"
      failed="Failed to save the template"
      onClose={onClose}
      more={
        template && (
          <DeleteRecord
            record={template}
            ask="Delete this template?"
            done="Template deleted"
            failed="Failed to delete the template"
          />
        )
      }
    >
      <TextField name="name" label="Name" required maxLength={templateLimits.name} />
      <TextField name="text" label="Text" required rows={8} maxLength={templateLimits.text} />
    </AdminForm>
  )
}

import { useNavigate } from 'react-router'
import { adminGuides } from '#content/admin-guides.ts'
import type { NewGuide } from '#contracts/site-editing.ts'
import { siteEditingLimits } from '#contracts/site-revisions.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'
import { showToast } from '../../../components/toast.ts'
import { useStillHere } from '../../../components/use-still-here.ts'
import { sendOverHttp } from '../../../queries.ts'
import { DeleteButton } from '../confirm.tsx'
import { useOpen } from '../owner-drafts.ts'
import { useAdminForm } from '../use-admin-form.ts'

const { add: words, remove } = adminGuides
const guidesPath = '/api/admin/site/guides'

/** The form is opened by its button, and leads to the document of the new page. */
export function AddGuide() {
  const [isOpen, setOpen] = useOpen(guidesPath)
  if (isOpen) return <NewGuideForm onClose={() => setOpen(false)} />
  return (
    <Button kind="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
      {words.open}
    </Button>
  )
}

function NewGuideForm({ onClose }: { onClose: () => void }) {
  const form = useNewGuide()
  const cancel = () => {
    form.forget()
    onClose()
  }
  return (
    <FormFrame submission={form} noValidate className="mt-3 grid grid-cols-1 gap-4">
      <p className="text-soft">{words.lead}</p>
      <TextField
        name="title"
        label={words.title}
        hint={words.titleHint}
        required
        maxLength={siteEditingLimits.guideTitle}
      />
      <div className="flex flex-wrap gap-3">
        <Submit submission={form} words={words} />
        <Button kind="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </FormFrame>
  )
}

function useNewGuide() {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  return useAdminForm({
    draft: guidesPath,
    read: (form): NewGuide => ({ title: textOf(typedIn(form), 'title').trim() }),
    check: ({ title }): FieldErrors => (title ? {} : { title: words.missing }),
    send: async (guide) => {
      const answer = await sendOverHttp('POST', guidesPath, guide)
      return (await answer.json()) as { document: string }
    },
    onStored: async ({ document }, _form, { title }) => {
      showToast(words.done(title))
      if (isStillHere()) await navigate(`/admin/site/${document}`)
    },
    failedTitle: words.failed,
  })
}

/** For a page that guests have never seen. */
export function DeleteGuide({ id }: { id: string }) {
  const navigate = useNavigate()
  return (
    <DeleteButton
      label={remove.label}
      named={remove.label}
      className="mt-4"
      address={`${guidesPath}/${id}`}
      words={remove.confirm}
      text={remove.text}
      deleted={remove.done}
      failed={remove.failed}
      refresh={async () => {
        await navigate('/admin/site')
      }}
    />
  )
}

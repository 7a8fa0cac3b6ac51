import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { FormFrame, Submit } from '../../components/form/form-frame.tsx'
import { showToast } from '../../components/toast.ts'
import { conflictIn } from '../../queries.ts'
import { ConfirmedButton } from './confirm.tsx'
import { SavedByAnother } from './text-form.tsx'
import { useAction } from './use-action.ts'
import { useAdminForm } from './use-admin-form.ts'
import { begunFromIn } from './use-form-draft.ts'

/** A record of a list. `version` counts its changes. */
export interface AdminRecord {
  id: string
  name: string
  version: number
}

/** The name of a form's draft: of a record, or of a new one. */
export function draftOf(page: string, record?: AdminRecord): string {
  return `${page}#${record?.id ?? 'new'}`
}

interface AdminFormProps {
  intent: string
  /** What is changed, by the names of the fields; omit for a new one. */
  record?: AdminRecord
  /** Toast titles. */
  done: string
  failed: string
  /** Closes the form of a new one. */
  onClose?: () => void
  /** The fields. */
  children: ReactNode
  /** Beside the button. */
  more?: ReactNode
}

/**
 * A form that the page's action handles. Input survives an ended session, a reload and a lost
 * connection. If a colleague saved first, their text is shown before it is replaced.
 */
export function AdminForm(props: AdminFormProps) {
  const { intent, record, done, failed, onClose, children, more } = props
  const { pathname } = useLocation()
  const act = useAction()
  const draft = draftOf(pathname, record)
  const { id = '', version = 0 } = record ?? {}
  const seen = useSeenVersion(draft, version)
  const form = useAdminForm({
    draft,
    begunFrom: seen.kept,
    read: (element) => new FormData(element),
    send: (fields) => act({ intent, id, version: seen.version }, fields),
    onStored: () => {
      seen.start()
      showToast({ title: done, description: '' })
      onClose?.()
    },
    onFailed: (error) => conflictIn(error) !== undefined && seen.show(),
    failedTitle: failed,
  })
  const cancel = () => {
    form.forget()
    onClose?.()
  }
  return (
    <FormFrame
      submission={form}
      noValidate
      values={record && valuesOf(record)}
      onInput={seen.begin}
      className="grid grid-cols-1 gap-5"
    >
      {children}
      {record && seen.isShown && <SavedByAnother text={textOf(record)} />}
      <div className="flex flex-wrap items-center gap-3">
        <Submit submission={form} words={{ submit: 'Save', submitting: 'Saving...' }} />
        {onClose && (
          <Button kind="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
        {more}
      </div>
    </FormFrame>
  )
}

function valuesOf(record: AdminRecord) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, [String(value)]]))
}

/** What people read of a record. */
function textOf(record: AdminRecord): string {
  const read = Object.entries(record).filter(([name]) => name !== 'id' && name !== 'version')
  return read.map(([, value]) => String(value)).join('\n')
}

/**
 * The version that typing began with, even if the page is loaded again, until a colleague's is shown
 * beside the form.
 */
function useSeenVersion(draft: string, version: number) {
  const [begun, setBegun] = useState(() => begunFromIn(draft)?.[0])
  const [isShown, setShown] = useState(false)
  const kept = begun ?? String(version)
  return {
    version: isShown ? version : Number(kept),
    kept: [kept],
    isShown,
    begin: () => setBegun(kept),
    show: () => setShown(true),
    start: () => {
      setBegun(undefined)
      setShown(false)
    },
  }
}

interface DeleteRecordProps {
  record: AdminRecord
  ask: string
  /** Toast titles. */
  done: string
  failed: string
}

/** Deletes a record by the page's action, once confirmed. */
export function DeleteRecord({ record, ask, done, failed }: DeleteRecordProps) {
  const { id, name, version } = record
  const act = useAction()
  return (
    <ConfirmedButton
      label="Delete"
      named={`Delete: ${name}`}
      words={{ heading: ask, yes: 'Delete', no: 'Keep it' }}
      text={name}
      done={{ title: done, description: name }}
      failed={failed}
      act={() => act({ intent: 'delete', id, version })}
    />
  )
}

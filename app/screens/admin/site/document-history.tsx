import { adminSite } from '#content/admin-site.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { Difference, EditedDocument, PastRevision } from '#contracts/site-editing.ts'
import { asShipped } from '#contracts/site-revisions.ts'
import { useFacts } from '../../../documents.ts'
import { ConfirmedButton } from '../confirm.tsx'
import { InboxList } from '../inbox-list.tsx'
import { Section } from '../page-parts.tsx'
import { historyQuery, publish } from './documents-api.ts'
import { pathLabel } from './fields/labels.ts'
import { startSaved, type DocumentEditor } from './use-document-editor.ts'

const words = adminSite.history

/** What was published before, and the way back to it. */
export function DocumentHistory({ editor }: { editor: DocumentEditor }) {
  const { document, published, isAdded } = editor.stored
  return (
    <Section heading={words.heading} className="mt-12 max-w-3xl">
      <InboxList query={historyQuery(document)} words={words}>
        {(revision) => <Revision editor={editor} revision={revision} />}
      </InboxList>
      {published && !isAdded && (
        <Restore editor={editor} revision={asShipped} label={words.shipped} className="mt-4" />
      )}
    </Section>
  )
}

function Revision({ editor, revision }: { editor: DocumentEditor; revision: PastRevision }) {
  const { id, author, publishedAt, note, differences } = revision
  const { timeZone } = useFacts()
  const isShown = id === editor.stored.published?.id
  return (
    <div className="rounded-md border border-line bg-card p-4">
      <p className="font-medium">{words.entry(author, shortMoment(publishedAt, timeZone))}</p>
      {note && <p className="mt-1 wrap-anywhere text-soft">{note}</p>}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center">
          {words.differences(differences.length)}
        </summary>
        <dl className="grid gap-3">
          {differences.map((difference) => (
            <DifferenceRow key={difference.path} {...difference} />
          ))}
        </dl>
      </details>
      {!isShown && <Restore editor={editor} revision={id} label={words.restore} className="mt-2" />}
    </div>
  )
}

function DifferenceRow({ path, before, after }: Difference) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold">{pathLabel(path)}</dt>
      <dd className="wrap-anywhere">
        <del aria-label={words.before} className="block text-soft">
          {before ?? words.nothing}
        </del>
        <ins aria-label={words.after} className="block no-underline">
          {after ?? words.nothing}
        </ins>
      </dd>
    </div>
  )
}

interface RestoreProps {
  editor: DocumentEditor
  revision: string
  label: string
  className: string
}

function Restore({ editor, revision, label, className }: RestoreProps) {
  const restore = (seen: EditedDocument) =>
    publish(seen, { revision, publishAt: null, note: label })
  return (
    <ConfirmedButton
      {...{ label, className }}
      named={label}
      words={words.confirm}
      text={revision === asShipped ? words.shippedText : words.text}
      act={() => startSaved(editor, restore)}
      done={adminSite.publish.done}
      failed={adminSite.publish.failed}
    />
  )
}

import { useMutation } from '@tanstack/react-query'
import { adminSite } from '#content/admin-site.ts'
import type { LinkCheck } from '#contracts/site-editing.ts'
import { Button } from '../../../components/button.tsx'
import { checkLinks } from './documents-api.ts'
import { pathLabel } from './fields/labels.ts'
import { saveFirst, type DocumentEditor } from './use-document-editor.ts'

const words = adminSite.links

/** Opens every link of the document, and says which lead nowhere. */
export function CheckLinks({ editor }: { editor: DocumentEditor }) {
  const check = useMutation({
    mutationFn: async () => {
      await saveFirst(editor)
      return checkLinks(editor.newest().stored)
    },
  })
  return (
    <>
      <Button kind="quiet" size="small" isResting={check.isPending} onClick={() => check.mutate()}>
        {words.check}
      </Button>
      <div role="status" className="max-h-48 basis-full overflow-y-auto text-sm empty:hidden">
        {check.isPending && <p className="text-soft">{words.checking}</p>}
        {check.isError && <p className="font-medium text-danger">{words.failed}</p>}
        {check.data && !check.isPending && <Result {...check.data} />}
      </div>
    </>
  )
}

function Result({ checked, broken }: LinkCheck) {
  if (broken.length === 0) return <p>{checked === 0 ? words.none : words.fine(checked)}</p>
  return (
    <>
      <p className="font-medium text-danger">{words.broken}</p>
      <ul className="mt-2 grid gap-2">
        {broken.map(({ path, address, status }) => (
          <li key={`${path} ${address}`} className="min-w-0">
            <span className="block text-soft">{pathLabel(path)}</span>
            <a href={address} target="_blank" rel="noreferrer" className="wrap-anywhere underline">
              {address}
            </a>{' '}
            ({words.answers(status)})
          </li>
        ))}
      </ul>
    </>
  )
}

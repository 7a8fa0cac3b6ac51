import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminSite } from '#content/admin-site.ts'
import { adminOnPage as words } from '#content/admin-on-page.ts'
import { adminPictures } from '#content/admin-pictures.ts'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { BackLink } from '../../../../components/back-link.tsx'
import { Button } from '../../../../components/button.tsx'
import { classes } from '../../../../components/classes.ts'
import { adminMeta } from '../../admin-meta.ts'
import { saveBeforeSignOut } from '../../before-sign-out.ts'
import { useStillHere } from '../../../../components/use-still-here.ts'
import { albumIn, documentsQuery } from '../documents-api.ts'
import { spotsIn, type Spot } from './marked-page.ts'
import { PageFrames } from './page-frames.tsx'
import { SpotEditor } from './spot-editor.tsx'
import { SpotList } from './spot-list.tsx'
import { showChosen, watchPage } from './watch-page.ts'

export const meta = adminMeta(words.title)

/** A page of the site with all drafts; what is pressed on it is edited beside it. */
export default function EditOnPage() {
  const [search, setSearch] = useSearchParams()
  const path = search.get('at') ?? '/'
  const [isNarrow, setNarrow] = useState(false)
  const { data: documents = [] } = useQuery(documentsQuery)
  const titleOf = (name: string) => {
    const { title = '' } = documents.find(({ document }) => document === name) ?? {}
    return title && albumIn(name) !== null ? adminPictures.title(title) : title
  }
  const edited = useEditedPage((to) => setSearch({ at: to }))
  const { page, spot, spots, choose, version, onShown } = edited
  return (
    <div className="pt-4">
      <BackLink to="/admin/site" label={adminSite.back} />
      <h1 className="mt-2 sign text-title">{words.title}</h1>
      <p className="mt-1 text-soft">{words.lead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <PageChoice path={path} documents={documents} onChoose={(at) => setSearch({ at })} />
        <Button
          kind="secondary"
          size="small"
          aria-pressed={isNarrow}
          className="max-sm:hidden aria-pressed:bg-ink aria-pressed:text-paper"
          onClick={() => setNarrow(!isNarrow)}
        >
          {words.phone}
        </Button>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <PageFrames {...{ path, version, isNarrow, onShown }} />
        <aside
          className={classes(
            'min-w-0 p-1.5 xl:max-h-[calc(100svh-13rem)] xl:overflow-y-auto',
            spot &&
              'max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-40 max-xl:max-h-[62svh] max-xl:overflow-y-auto max-xl:rounded-t-lg max-xl:bg-paper max-xl:px-4 max-xl:pt-2 max-xl:shadow-float',
          )}
        >
          {spot ? (
            <SpotEditor
              spot={spot}
              title={titleOf(spot.document)}
              onSaved={edited.showAgain}
              onClose={() => void choose(null)}
            />
          ) : (
            page && <SpotList {...{ spots, titleOf }} onChoose={(each) => void choose(each)} />
          )}
        </aside>
      </div>
    </div>
  )
}

/** The page in the frame, and what of it is being edited. */
function useEditedPage(onLeave: (path: string) => void) {
  const [page, setPage] = useState<Document>()
  const [spot, setSpot] = useState<Spot | null>(null)
  const spots = useMemo(() => (page ? spotsIn(page) : []), [page])
  const [version, setVersion] = useState(0)
  const showAgain = useCallback(() => setVersion((now) => now + 1), [])
  const isStillHere = useStillHere()
  // What cannot be saved stays before the owner.
  const choose = async (next: Spot | null) => {
    if (next?.document === spot?.document || (await saveBeforeSignOut())) setSpot(next)
  }
  const leave = async (path: string) => {
    if (!(await saveBeforeSignOut()) || !isStillHere()) return
    setSpot(null)
    onLeave(path)
  }
  const onPress = useEffectEvent((pressed: Spot) => void choose(pressed))
  const onLink = useEffectEvent((to: string) => void leave(to))
  useEffect(() => {
    if (page) return watchPage(page, { onPress, onLeave: onLink })
  }, [page])
  useEffect(() => {
    if (page) showChosen(page, spot)
  }, [page, spot])
  return { page, spot, spots, choose, version, showAgain, onShown: setPage }
}

interface PageChoiceProps {
  path: string
  documents: readonly ListedDocument[]
  onChoose: (path: string) => void
}

/** Every page, by the document that is most of it. */
function PageChoice({ path, documents, onChoose }: PageChoiceProps) {
  const pages = new Map<string, string>()
  // What is on every page, the first group, names one only where nothing else does.
  const isShared = ({ group }: ListedDocument) => group === documents[0]?.group
  for (const each of documents.toSorted((a, b) => +isShared(a) - +isShared(b))) {
    const { document, page, title } = each
    if (page !== null && albumIn(document) === null && !pages.has(page)) pages.set(page, title)
  }
  if (!pages.has(path)) pages.set(path, path)
  return (
    <label className="flex min-w-0 items-center gap-2 font-medium">
      {words.page}
      <select
        value={path}
        onChange={({ target }) => onChoose(target.value)}
        className="control min-w-0"
      >
        {[...pages].map(([address, title]) => (
          <option key={address} value={address}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

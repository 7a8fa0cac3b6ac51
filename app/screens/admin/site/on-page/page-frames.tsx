import { useRef, useState } from 'react'
import { adminOnPage as words } from '#content/admin-on-page.ts'
import { editParameter } from '#contracts/addresses.ts'
import { classes } from '../../../../components/classes.ts'

interface PageFramesProps {
  path: string
  /** Another number shows the page again, with the newest drafts. */
  version: number
  isNarrow: boolean
  onShown: (page: Document) => void
}

/** The page in a frame. A newer state takes its place once it has arrived, at the same height. */
export function PageFrames({ path, version, isNarrow, onShown }: PageFramesProps) {
  const wanted = `${version} ${path}`
  const [shown, setShown] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const frames = shown === undefined || shown === wanted ? [wanted] : [shown, wanted]
  const show = (key: string, arrived: HTMLIFrameElement) => {
    if (key !== wanted || !arrived.contentDocument) return
    const isSamePage = shown?.split(' ')[1] === path
    if (isSamePage) arrived.contentWindow?.scrollTo(0, frame.current?.contentWindow?.scrollY ?? 0)
    frame.current = arrived
    setShown(key)
    onShown(arrived.contentDocument)
  }
  return (
    <div
      className={classes(
        'relative mx-auto scroll-mt-16 h-[calc(100svh-13rem)] min-h-120 w-full overflow-hidden rounded-lg border border-line bg-card shadow-card',
        isNarrow && 'max-w-[390px]',
      )}
    >
      {shown === undefined && <p className="p-4 text-soft">{words.loading}</p>}
      {frames.map((key) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, which the editor reads
        <iframe
          key={key}
          title={words.frame(path)}
          src={`${key.split(' ')[1]}?${editParameter}=1`}
          onLoad={({ currentTarget }) => show(key, currentTarget)}
          className={classes('absolute inset-0 size-full', key !== shown && 'invisible')}
        />
      ))}
    </div>
  )
}

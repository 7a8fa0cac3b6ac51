import { Video } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { liveViewsPage } from '#content/live-views.ts'
import { liveViewsPath } from '#contracts/addresses.ts'
import { Button } from '../../components/button.tsx'
import { Ridges } from '../../components/ridges.tsx'

const { viewer: words } = liveViewsPage

/** Printed hills where the real ones will be. Without scripts the form opens the page with the feed. */
export function Placeholder({ onSubmit }: { onSubmit: (event: SubmitEvent) => void }) {
  return (
    <form
      method="get"
      action={liveViewsPath}
      onSubmit={onSubmit}
      className="on-dusk relative isolate flex min-h-76 w-full flex-col overflow-hidden rounded-md bg-linear-to-b from-dusk via-dusk-2 to-dusk-3 text-on-dusk sm:aspect-video"
    >
      <div className="grid grow content-center justify-items-center gap-4 px-6 pt-6 text-center">
        <Video aria-hidden className="size-10 text-lamp" />
        <input type="hidden" name="view" value="live" />
        <Button type="submit">{words.open}</Button>
        <p className="max-w-sm text-on-dusk">{words.waiting}</p>
      </div>
      <Ridges />
    </form>
  )
}

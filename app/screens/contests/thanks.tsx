import { CircleCheck } from 'lucide-react'
import { contestPage } from '#content/contest/contest-page.ts'
import { contestMessages } from '#contracts/messages.ts'

/** After an entry, which leads here (specification, section 8). */
export function Thanks() {
  return (
    <div role="status" className="bg-oak-wash">
      <p className="wrap flex items-center gap-4 py-5">
        <CircleCheck aria-hidden className="size-8 shrink-0 text-oak" />
        <span>
          <strong className="font-display text-xl">{contestPage.thanks}</strong>
          <br />
          {contestMessages.entered}
        </span>
      </p>
    </div>
  )
}

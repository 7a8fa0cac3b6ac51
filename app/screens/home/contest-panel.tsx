import { Camera } from 'lucide-react'
import { Link } from 'react-router'
import { contestLinks } from '#content/contest-links.ts'
import { ButtonLink } from '../../components/button.tsx'
import { useDocument } from '../../documents.ts'

const { submit, gallery } = contestLinks

/** The monthly contest as a ticket beside the headline. */
export function ContestPanel() {
  const { contestPanel } = useDocument('home').hero
  if (!contestPanel) return null
  return (
    <aside
      aria-labelledby="contest-panel"
      className="max-w-sm rounded-lg border-2 border-dashed border-lamp/70 bg-dusk-2 p-6"
    >
      <Camera aria-hidden className="size-7 text-lamp" />
      <h2 id="contest-panel" className="mt-2 text-2xl">
        <Link to="/contest" className="underline-offset-4 hover:underline">
          {contestPanel.heading}
        </Link>
      </h2>
      <p className="mt-1 text-on-dusk-soft">{contestPanel.text}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink size="small" to={submit.to}>
          {submit.label}
        </ButtonLink>
        <ButtonLink kind="on-dusk" size="small" to={gallery.to}>
          {gallery.label}
        </ButtonLink>
      </div>
    </aside>
  )
}

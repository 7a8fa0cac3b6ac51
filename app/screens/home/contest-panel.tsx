import { Camera } from 'lucide-react'
import { Link } from 'react-router'
import { home } from '#content/home.ts'
import { ButtonLink } from '../../components/button.tsx'

const { contestPanel } = home.hero

/** The monthly contest as a ticket beside the headline. */
export function ContestPanel() {
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
        <ButtonLink size="small" to={contestPanel.submit.to}>
          {contestPanel.submit.label}
        </ButtonLink>
        <ButtonLink kind="on-dusk" size="small" to={contestPanel.gallery.to}>
          {contestPanel.gallery.label}
        </ButtonLink>
      </div>
    </aside>
  )
}

import { Link } from 'react-router'
import { contestLinks } from '#content/contest-links.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { useDocument } from '../../documents.ts'

const { submit, gallery } = contestLinks

/** The monthly contest as a ticket on the picture, or as a strip below it. */
export function ContestPanel() {
  const { contestPanel } = useDocument('home').hero
  if (!contestPanel) return null
  return (
    <div className="wrap pointer-events-none max-lg:pb-9 md:max-lg:pt-18 lg:absolute lg:inset-x-0 lg:bottom-20 lg:flex lg:justify-end">
      <aside
        aria-labelledby="contest-panel"
        className="pointer-events-auto relative z-10 rounded-lg border-2 border-dashed border-lamp/70 bg-dusk-2/95 p-5 md:max-lg:flex md:max-lg:items-center md:max-lg:justify-between md:max-lg:gap-6 lg:w-[300px]"
      >
        <div>
          <h2 id="contest-panel" className="flex items-center gap-2 text-lg">
            <FeatureIcon name="camera" className="size-5 shrink-0 text-lamp" />
            <Link to="/contest" className="underline-offset-4 hover:underline">
              {contestPanel.heading}
            </Link>
          </h2>
          <p className="mt-1 text-on-dusk-soft">{contestPanel.text}</p>
        </div>
        <div className="mt-3 flex shrink-0 flex-wrap gap-x-2 gap-y-2 md:max-lg:mt-0">
          <ButtonLink kind="on-dusk" size="small" to={submit.to}>
            {submit.label}
          </ButtonLink>
          <ButtonLink kind="on-dusk-quiet" size="small" className="px-2! lg:-mr-2" to={gallery.to}>
            {gallery.label}
          </ButtonLink>
        </div>
      </aside>
    </div>
  )
}

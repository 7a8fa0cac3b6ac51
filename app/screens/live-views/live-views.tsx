import { liveViewsPage } from '#content/live-views.ts'
import { liveViewsPath } from '#contracts/addresses.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/live-views'
import { CameraCard, cameraKey, useCamera } from './camera-card.tsx'
import { EyeOff } from 'lucide-react'
import { Link } from 'react-router'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ document, isFirstVisit }) => ({
  ...(await document('live-views')).search,
  path: liveViewsPath,
  picture: 'live-views',
  noindex: true,
  queries: [cameraKey],
  // The policy that allows the frame comes with the document.
  shown: { mayEmbed: isFirstVisit },
}))

export default function LiveViews({ loaderData }: Route.ComponentProps) {
  const { eyebrow, lead } = useDocument('live-views')
  return (
    <>
      <PageHead eyebrow={eyebrow} heading={liveViewsPage.title} isLow>
        <p>{lead}</p>
      </PageHead>
      <div className="wrap grid items-start gap-6 pt-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <CameraAndNotice mayEmbed={loaderData.mayEmbed} />
      </div>
    </>
  )
}

function CameraAndNotice({ mayEmbed }: { mayEmbed: boolean }) {
  const known = useCamera()
  return (
    <>
      <CameraCard {...known} mayEmbed={mayEmbed} />
      <PrivacyNotice hasCamera={known.camera?.url !== null} />
    </>
  )
}

const { heading, none, policy } = liveViewsPage.privacy

/** The camera, and what its operator learns about viewers. */
function PrivacyNotice({ hasCamera }: { hasCamera: boolean }) {
  const { privacy } = useDocument('live-views')
  return (
    <section
      aria-labelledby="privacy-heading"
      className="border-l-4 border-bluebonnet pl-5 md:pl-6"
    >
      <h2 id="privacy-heading" className="flex items-center gap-2.5 text-xl">
        <EyeOff aria-hidden className="size-5.5 shrink-0 text-bluebonnet" />
        {heading}
      </h2>
      <ul className="mt-3 grid gap-3 text-base">
        {(hasCamera ? privacy : [none]).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link
        to={policy.to}
        prefetch="intent"
        className="mt-4 inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
      >
        {policy.label}
      </Link>
    </section>
  )
}

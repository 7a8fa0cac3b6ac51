import { liveViewsPage } from '#content/live-views.ts'
import { liveViewsPath } from '#contracts/addresses.ts'
import { PageHead } from '../../components/page-head.tsx'
import { page } from '../../page.ts'
import type { Route } from './+types/live-views'
import { CameraCard } from './camera-card.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { cameraKey, useCamera } from './use-camera.ts'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(({ isFirstVisit }) => ({
  name: liveViewsPage.name,
  description: liveViewsPage.description,
  path: liveViewsPath,
  noindex: true,
  queries: [cameraKey],
  // The policy that lets a frame in comes with the document.
  shown: { mayEmbed: isFirstVisit },
}))

export default function LiveViews({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead eyebrow={liveViewsPage.eyebrow} heading={liveViewsPage.name} isLow>
        <p>{liveViewsPage.lead}</p>
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

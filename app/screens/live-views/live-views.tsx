import { liveViewsPage } from '#content/live-views.ts'
import { liveViewsPath } from '#contracts/addresses.ts'
import type { Camera } from '#contracts/camera.ts'
import { readApiContext } from '../../api-context.ts'
import { originOf, pageMeta } from '../../components/meta.ts'
import { PageHead } from '../../components/page-head.tsx'
import type { Route } from './+types/live-views'
import { CameraCard } from './camera-card.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { cameraKey, useCamera } from './use-camera.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [address] = cameraKey
  return context
    .get(readApiContext)(address)
    .then(({ body }) => body as Camera, notReadable)
}

/** The renderer has noted it; the browser asks again and then says so. */
const notReadable = () => undefined

/** Moving inside the site asks the API from the browser and shows a skeleton meanwhile. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    name: liveViewsPage.name,
    description: liveViewsPage.description,
    path: liveViewsPath,
    picture: undefined,
    origin: originOf(matches),
  }),
  { name: 'robots', content: 'noindex' },
]

export default function LiveViews({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead eyebrow={liveViewsPage.eyebrow} heading={liveViewsPage.name} isLow>
        <p>{liveViewsPage.lead}</p>
      </PageHead>
      <div className="wrap grid items-start gap-6 pt-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <CameraAndNotice first={loaderData ?? undefined} />
      </div>
    </>
  )
}

/** `first` is what was known when this document was made; none when the guest moved here. */
function CameraAndNotice({ first }: { first: Camera | undefined }) {
  const known = useCamera(first)
  return (
    <>
      <CameraCard {...known} mayEmbed={first !== undefined} />
      <PrivacyNotice hasCamera={known.camera?.url !== null} />
    </>
  )
}

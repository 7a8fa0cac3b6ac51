import { dining } from '#content/guide/dining.ts'
import pictures from '#pictures/dining.json'
import { originContext } from '../../api-context.ts'
import type { Route } from './+types/dining'
import { guideMeta } from './guide-meta.ts'
import { LocalGuide } from './local-guide.tsx'
import { Menu } from './menu.tsx'
import { NamedList } from './named-list.tsx'
import { SidePicture } from './side-picture.tsx'
import { crumbsOf } from './structured-data.ts'

const { tips } = dining

export function loader({ context }: Route.LoaderArgs) {
  return { structuredData: [crumbsOf(context.get(originContext), dining)] }
}

/** Moving inside the site needs nothing from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = (page) => guideMeta(dining, pictures[0], page)

export default function Dining() {
  return (
    <LocalGuide guide={dining} picture={pictures[0]}>
      <Menu menu={dining.menu} />
      <div className="wrap grid items-center gap-10 pt-20 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <NamedList id="tips-heading" heading={tips.heading} list={tips.list} />
        <SidePicture picture={pictures[1]} />
      </div>
    </LocalGuide>
  )
}

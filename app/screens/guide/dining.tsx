import { dining } from '#content/guide/dining.ts'
import pictures from '#pictures/dining.json'
import { page } from '../../page.ts'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { Menu } from './menu.tsx'
import { NamedList } from './named-list.tsx'
import { SidePicture } from './side-picture.tsx'

const { tips } = dining

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(guidePage(dining, pictures[0]))

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

import pictures from '#pictures/dining.json'
import { useDocument } from '../../documents.ts'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { Menu } from './menu.tsx'
import { NamedList } from './named-list.tsx'
import { SidePicture } from './side-picture.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = guidePage('guide/dining', pictures[0])

export default function Dining() {
  const guide = useDocument('guide/dining')
  const { tips } = guide
  return (
    <LocalGuide name="guide/dining" picture={pictures[0]}>
      <Menu menu={guide.menu} />
      <div className="wrap grid items-center gap-10 pt-20 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <NamedList id="tips-heading" heading={tips.heading} list={tips.list} />
        <SidePicture picture={pictures[1]} />
      </div>
    </LocalGuide>
  )
}

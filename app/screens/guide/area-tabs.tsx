import { useSearchParams } from 'react-router'
import { guideWords } from '#content/guide/words.ts'
import { Tabs } from '../../components/tabs.tsx'
import { useDocument } from '../../documents.ts'
import { AreaPanel } from './area-panel.tsx'

const tabsId = 'areas'

/** Each area has an address to share. All of them are in the HTML and on paper. */
export function AreaTabs() {
  const [search] = useSearchParams()
  const { areas } = useDocument('guide/things-to-do')
  const { path } = guideWords.areaGuide
  const chosen = areas.find(({ slug }) => slug === search.get('area')) ?? areas[0]
  return (
    <div id={tabsId} className="wrap pt-10 md:pt-14">
      <Tabs
        label={guideWords.tabs}
        chosen={chosen?.slug ?? ''}
        anchor={tabsId}
        isMain
        tabs={areas.map((area) => ({
          value: area.slug,
          label: area.name,
          to: area === areas[0] ? path : `${path}?area=${area.slug}`,
          panel: <AreaPanel area={area} />,
        }))}
      />
    </div>
  )
}

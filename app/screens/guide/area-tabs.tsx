import { useSearchParams } from 'react-router'
import { areaGuide } from '#content/guide/area-guide.ts'
import { areaFrom, areas } from '#content/guide/areas.ts'
import { Tabs } from '../../components/tabs.tsx'
import { AreaPanel } from './area-panel.tsx'

const tabsId = 'areas'

/** Each area has an address to share. All of them are in the HTML and on paper. */
export function AreaTabs() {
  const [search] = useSearchParams()
  return (
    <div id={tabsId} className="wrap pt-10 md:pt-14">
      <Tabs
        label={areaGuide.tabs}
        chosen={areaFrom(search.get('area')).slug}
        anchor={tabsId}
        isMain
        tabs={areas.map((area) => ({
          value: area.slug,
          label: area.name,
          to: area === areas[0] ? areaGuide.path : `${areaGuide.path}?area=${area.slug}`,
          panel: <AreaPanel area={area} />,
        }))}
      />
    </div>
  )
}

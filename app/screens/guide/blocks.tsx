import type { ComponentType } from 'react'
import { firstPictures, picturesIn } from '#contracts/guides.ts'
import type { Album } from '#contracts/pictures.ts'
import type { BlockKind, GuideBlock } from '#contracts/site/guide-blocks.ts'
import type { BlockProps } from './block-props.ts'
import { Areas } from './areas.tsx'
import { Cards, Columns, Dates } from './columns.tsx'
import { Directory, Districts } from './districts.tsx'
import { Driving } from './driving.tsx'
import { Fees } from './fees.tsx'
import { Closing, Guides } from './leads.tsx'
import { Menu } from './menu.tsx'
import { Rules } from './rules.tsx'
import { Figures, Story } from './story.tsx'
import { Tips, Visit } from './tips.tsx'

const components: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  figures: Figures,
  story: Story,
  rules: Rules,
  columns: Columns,
  cards: Cards,
  dates: Dates,
  tips: Tips,
  visit: Visit,
  fees: Fees,
  districts: Districts,
  directory: Directory,
  menu: Menu,
  areas: Areas,
  driving: Driving,
  guides: Guides,
  closing: Closing,
}

interface BlocksProps {
  blocks: readonly GuideBlock[]
  /** The page's; its first picture is shown at the top. */
  album: Album
}

/** The blocks of a guide page. */
export function Blocks({ blocks, album }: BlocksProps) {
  const starts = firstPictures({ blocks })
  const first = blocks.findIndex(({ block }) => block !== 'figures')
  return blocks.map((block, at) => {
    const Block = components[block.block] as ComponentType<BlockProps<BlockKind>>
    const start = starts[at] ?? 1
    return (
      <Block
        key={block.id}
        block={block}
        pictures={album.slice(start, start + picturesIn(block))}
        space={at === first ? 'pt-16 md:pt-24' : 'pt-20'}
      />
    )
  })
}

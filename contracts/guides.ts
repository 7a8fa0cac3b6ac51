import type { BlockKind, BlockOf, GuideBlock } from './site/guide-blocks.ts'

/** The area guide, by its id: every other guide page is a local guide. */
export const areaGuide = 'things-to-do'

/** Local guides whose addresses the specification gives, by their ids. */
export const shippedGuides = [
  'downtown-square',
  'jacobs-well',
  'blue-hole',
  'shopping',
  'dining',
] as const

/** The path of a guide page. Those that the owner adds are together, away from all other pages. */
export function guidePath(id: string): string {
  const isShipped = id === areaGuide || shippedGuides.some((each) => each === id)
  return isShipped ? `/${id}` : `/guides/${id}`
}

/** The id in a path of a guide page, of its document and of its album: the last part. */
export function guideIdIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

interface WithBlocks {
  blocks: readonly GuideBlock[]
}

/** A page's blocks of one kind, in their order. */
export function blocksOf<Kind extends BlockKind>(
  { blocks }: WithBlocks,
  kind: Kind,
): BlockOf<Kind>[] {
  return blocks.filter((each): each is BlockOf<Kind> => each.block === kind)
}

/** How many pictures of the page's album a block shows. */
export function picturesIn(block: GuideBlock): number {
  if (block.block === 'districts') return block.list.length
  if (block.block === 'areas') return block.areas.length
  return 'picture' in block && block.picture ? 1 : 0
}

/** Where each block's pictures begin in the page's album: its first is the page's own. */
export function firstPictures({ blocks }: WithBlocks): number[] {
  const counts = blocks.map(picturesIn)
  return counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 1))
}

import type { Album } from '#contracts/pictures.ts'
import type { BlockKind, BlockOf } from '#contracts/site/guide-blocks.ts'

/** What each kind of block of a guide page is drawn from. */
export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>
  /** As many as the block shows, if the album has them. */
  pictures: Album
  /** Space above the block, as classes. */
  space: string
}

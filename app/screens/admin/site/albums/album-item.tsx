import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { adminPictures as words } from '#content/admin-pictures.ts'
import { markAlbum } from '#content/pictures/stand-ins.ts'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { pictureAltLength } from '#contracts/picture-types.ts'
import type { AlbumPicture } from '#contracts/site/albums.ts'
import { IconButton } from '../../../../components/button.tsx'
import { classes } from '../../../../components/classes.ts'
import { Field } from '../../../../components/form/field.tsx'
import { FocalPoint } from './focal-point.tsx'
import { PictureInput } from './picture-input.tsx'
import { PictureView } from './picture-view.tsx'

interface AlbumItemProps {
  album: string
  picture: AlbumPicture
  known: AlbumPictureState | undefined
  at: number
  count: number
  isDragged: boolean
  /** Whether it was pressed on the page. */
  isChosen: boolean
  isNarrow: boolean
  handle: ComponentProps<'span'>
  onChange: (picture: AlbumPicture) => void
  onMove: (to: number) => void
  onReplace: (file: File) => void
  onTakeOut: () => void
}

function showAtOnce(item: HTMLElement | null): void {
  item?.scrollIntoView()
}

/** A picture in the album, with all that can be done with it. */
export function AlbumItem(props: AlbumItemProps) {
  const { album, picture, known, at, isDragged, isChosen, isNarrow, onChange } = props
  const name = words.number(at + 1)
  return (
    <li
      aria-label={name}
      ref={isChosen ? showAtOnce : undefined}
      className={classes(
        'grid grid-cols-1 gap-4 rounded-lg border bg-card p-4 shadow-card',
        !isNarrow && 'sm:grid-cols-[19rem_1fr]',
        isDragged ? 'border-ember' : 'border-line',
      )}
    >
      <div className="grid content-start gap-2">
        <PictureView
          known={known}
          focus={picture.focus}
          sizes="(min-width: 40rem) 19rem, 92vw"
          className="aspect-3/2 w-full rounded-md"
        />
        <ItemButtons {...props} name={name} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <SmallPicture album={album} known={known} />
        <AltText picture={picture} onChange={onChange} />
        {known?.picture && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-medium">
              {words.focus.summary}
            </summary>
            <FocalPoint
              known={known}
              focus={picture.focus}
              onChange={(focus) => onChange({ ...picture, focus })}
            />
          </details>
        )}
      </div>
    </li>
  )
}

/** It is taken all the same: the owner may have no other. */
function SmallPicture({ album, known }: Pick<AlbumItemProps, 'album' | 'known'>) {
  const { mark, other } = pictureLimits.leastWidth
  const least = album === markAlbum ? mark : other
  const picture = known?.picture
  if (!known?.isOwn || !picture || picture.width >= least) return null
  return (
    <p className="font-medium text-danger">
      {words.tooSmall(picture.width, picture.height, least)}
    </p>
  )
}

function AltText({ picture, onChange }: Pick<AlbumItemProps, 'picture' | 'onChange'>) {
  const { alt } = picture
  return (
    <Field label={words.alt.label} error={alt.trim() === '' ? words.alt.missing : undefined}>
      {({ className, ...control }) => (
        <textarea
          rows={2}
          className={classes(className, 'field-sizing-content')}
          value={alt}
          maxLength={pictureAltLength}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          {...control}
        />
      )}
    </Field>
  )
}

function ItemButtons(props: AlbumItemProps & { name: string }) {
  const { at, count, name, handle, onMove, onReplace, onTakeOut } = props
  return (
    <div className="flex flex-wrap items-center gap-1">
      <PictureInput
        label={words.replace}
        name={words.replaceNamed(name)}
        onFiles={([file]) => file && onReplace(file)}
      />
      {/* For pointers; the buttons beside it do the same for everyone. */}
      <span
        aria-hidden
        className="ml-auto grid size-11 cursor-grab touch-none place-items-center active:cursor-grabbing"
        {...handle}
      >
        <GripVertical className="size-5" />
      </span>
      <IconButton
        icon={ArrowUp}
        label={words.up(name)}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={words.down(name)}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      <IconButton icon={X} label={words.takeOutNamed(name)} onClick={onTakeOut} />
    </div>
  )
}

import type { KeyboardEvent, MouseEvent } from 'react'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { adminPictures } from '#content/admin-pictures.ts'
import type { Focus } from '#contracts/site/albums.ts'
import { PictureView } from './picture-view.tsx'

const words = adminPictures.focus
const middle: Focus = { x: 50, y: 50 }
const step = 2

const moves: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

interface FocalPointProps {
  known: AlbumPictureState
  focus: Focus | undefined
  onChange: (focus: Focus) => void
}

/** What must stay in view, chosen on the picture; and how desktop and phone cut it. */
export function FocalPoint({ known, focus = middle, onChange }: FocalPointProps) {
  const set = (x: number, y: number) => onChange({ x: within(x), y: within(y) })
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and Space say nothing of a place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    set(focus.x + by.x, focus.y + by.y)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-soft">{words.help}</p>
      <button
        type="button"
        aria-label={words.label(focus.x, focus.y)}
        className="relative block w-full max-w-xs cursor-crosshair"
        onClick={press}
        onKeyDown={move}
      >
        <PictureView known={known} sizes="20rem" className="block h-auto w-full rounded-md" />
        <span
          aria-hidden
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-4 border-on-scrim bg-ember/60 shadow-float"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      <div className="flex flex-wrap gap-4">
        <Cut known={known} focus={focus} label={words.desktop} className="aspect-video w-56" />
        <Cut known={known} focus={focus} label={words.phone} className="aspect-3/4 w-24" />
      </div>
    </div>
  )
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}

interface CutProps {
  known: AlbumPictureState
  focus: Focus
  label: string
  className: string
}

function Cut({ known, focus, label, className }: CutProps) {
  return (
    <figure className="text-sm text-soft">
      <PictureView
        known={known}
        focus={focus}
        sizes="14rem"
        className={`${className} max-w-full rounded-md`}
      />
      <figcaption className="mt-1">{label}</figcaption>
    </figure>
  )
}

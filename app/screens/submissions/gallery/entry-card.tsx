import { Images, Play, Trophy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { galleryPage } from '#content/contest-gallery.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { Badge } from '../../../components/badge.tsx'
import { VerifiedStay } from '../../../components/stay-links/verified-stay.tsx'
import { EntryPicture } from '../../../components/submissions/entry-picture.tsx'
import { isVideo, kindOf } from '../../../components/submissions/entry-file.ts'

interface EntryCardProps {
  entry: PublicSubmission
  onOpen: () => void
}

/** An entry on the wall. Its picture links to the file; with scripts it opens the dialog. */
export function EntryCard({ entry, onOpen }: EntryCardProps) {
  const { guestName, contest, cabinStayed, description, status } = entry
  return (
    <article
      aria-label={guestName}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card has-[>:focus-visible]:outline-3 has-[>:focus-visible]:outline-offset-3 has-[>:focus-visible]:outline-bluebonnet"
    >
      <FirstPicture entry={entry} onOpen={onOpen} />
      <div className="p-5 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="min-w-0 text-xl wrap-anywhere">{guestName}</h3>
          {status === 'winner' && (
            <Badge tone="lamp">
              <Trophy aria-hidden className="size-4" />
              {galleryPage.winners.badge}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-base wrap-anywhere text-soft">
          {contest} · {cabinStayed}
        </p>
        {entry.verified && (
          <p className="mt-1">
            <VerifiedStay />
          </p>
        )}
        {/* The dialog has the whole story; where none opens, it is here. */}
        <p className="mt-3 wrap-anywhere whitespace-pre-line [@media(scripting:enabled)]:line-clamp-3">
          {description}
        </p>
        {entry.files.length > 1 && <FileLinks entry={entry} />}
      </div>
    </article>
  )
}

function FirstPicture({ entry, onOpen }: EntryCardProps) {
  const { guestName, files } = entry
  const [first] = files
  if (!first) return null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  const Icon = isVideo(first) ? Play : Images
  return (
    <a
      href={first.url}
      aria-label={galleryPage.open(guestName)}
      aria-haspopup="dialog"
      className="relative block focus-visible:outline-none"
      onClick={open}
    >
      <EntryPicture file={first} alt="" className="aspect-4/3 w-full object-cover" />
      {(isVideo(first) || files.length > 1) && (
        <span className="absolute right-3 bottom-3 flex items-center gap-2 rounded-md bg-scrim/80 px-2.5 py-1 text-sm text-on-scrim">
          <Icon aria-hidden className="size-5" />
          {files.length > 1 && galleryPage.several(files.length)}
        </span>
      )}
    </a>
  )
}

function FileLinks({ entry: { guestName, files } }: { entry: PublicSubmission }) {
  return (
    <ul aria-label={galleryPage.files(guestName)} className="not-noscript:hidden mt-3">
      {files.map((file, index) => (
        <li key={file.id}>
          <a href={file.url} className="underline underline-offset-4">
            {galleryPage.file(kindOf(file), index + 1)}
          </a>
        </li>
      ))}
    </ul>
  )
}

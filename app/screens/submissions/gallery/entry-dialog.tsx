import { Trophy } from 'lucide-react'
import { galleryPage } from '#content/contest-gallery.ts'
import { verifiedStay } from '#content/verified-stay.ts'
import type { PublicSubmission, SubmissionFile } from '#contracts/submissions.ts'
import { Carousel } from '../../../components/carousel/carousel.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { isVideo, kindOf } from '../../../components/submissions/entry-file.ts'
import { EntryPicture } from '../../../components/submissions/entry-picture.tsx'
import { VerifiedIcon } from '../../../components/stay-links/verified-stay.tsx'
import { EntryVideo } from '../../../components/submissions/entry-video.tsx'

const bare = 'h-auto bg-transparent! text-on-night!'
const fitted = 'size-full object-contain bg-transparent! text-on-night!'

export interface EntryDialogProps {
  entries: readonly PublicSubmission[]
  /** Id of the entry to open first. */
  startAt: string
  onClose: () => void
}

interface Slide {
  entry: PublicSubmission
  file: SubmissionFile
  alt: string
}

/** Everything in this section, one picture or video at a time, with its story. */
export default function EntryDialog({ entries, startAt, onClose }: EntryDialogProps) {
  const slides = entries.flatMap(slidesOf)
  return (
    <Dialog
      label={galleryPage.dialog}
      onClose={onClose}
      closesOnBack
      className="on-dusk size-full max-h-none max-w-none! rounded-none bg-night! p-0!"
    >
      <Carousel
        label={galleryPage.slides}
        className="size-full"
        startAt={slides.findIndex(({ entry }) => entry.id === startAt)}
        hasCounter
        controlsClassName="bottom-4 left-1/2 -translate-x-1/2"
        slides={slides.map((slide) => ({
          key: slide.file.id,
          render: (isNear) => isNear && <EntrySlide {...slide} />,
        }))}
      />
    </Dialog>
  )
}

function slidesOf(entry: PublicSubmission): Slide[] {
  const { files, guestName } = entry
  return files.map((file, index) => ({
    entry,
    file,
    alt: galleryPage.alt(kindOf(file), guestName, index + 1, files.length),
  }))
}

function EntrySlide({ entry, file, alt }: Slide) {
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_minmax(0,auto)] gap-4 px-4 pt-16 pb-20 md:px-16 lg:grid-cols-[minmax(0,1fr)_16rem] lg:grid-rows-1 lg:gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="[container-type:size] grid min-h-0 place-items-center text-on-night">
        {isVideo(file) ? (
          <FittedVideo file={file} label={alt} />
        ) : (
          <EntryPicture file={file} alt={alt} size="large" className={fitted} />
        )}
      </div>
      <Story entry={entry} />
    </div>
  )
}

/** As large as fits, and no larger, so that its controls lie on it. */
function FittedVideo({ file, label }: { file: SubmissionFile; label: string }) {
  const { width, height } = file
  const ratio = width && height ? width / height : null
  const style = ratio ? { width: `min(100cqw, ${ratio * 100}cqh)`, aspectRatio: ratio } : undefined
  return <EntryVideo file={file} label={label} style={style} className={ratio ? bare : fitted} />
}

function Story({ entry }: { entry: PublicSubmission }) {
  // Focusable, since a long story scrolls.
  const scrolled = { role: 'group', tabIndex: 0, 'aria-label': galleryPage.story(entry.guestName) }
  return (
    <div
      className="max-h-[32vh] min-h-0 max-lg:[mask-image:linear-gradient(#000_calc(100%_-_1.5rem),transparent)] max-lg:pb-6 overflow-y-auto wrap-anywhere text-on-night lg:max-h-full lg:self-center"
      {...scrolled}
    >
      <h2 className="text-xl">{entry.guestName}</h2>
      {entry.status === 'winner' && (
        <p className="mt-1 flex items-center gap-2 font-medium text-lamp">
          <Trophy aria-hidden className="size-4" />
          {galleryPage.winners.badge}
        </p>
      )}
      <p className="mt-1">{entry.contest}</p>
      <p className="mt-1">
        {entry.cabinStayed} · {entry.stayDates}
      </p>
      {entry.verified && (
        <p className="mt-1 flex items-center gap-2 font-medium">
          <VerifiedIcon />
          {verifiedStay}
        </p>
      )}
      <p className="mt-4 whitespace-pre-line">{entry.description}</p>
    </div>
  )
}

import { Download } from 'lucide-react'
import { adminSubmissions } from '#content/admin-submissions.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { EntryPicture } from '../../../components/submissions/entry-picture.tsx'
import { EntryVideo } from '../../../components/submissions/entry-video.tsx'
import { isVideo, pictureOf } from '../../../components/submissions/entry-file.ts'

const words = adminSubmissions
const look = 'aspect-4/3 w-full rounded-md object-cover'

/** An entry's files, to view and download. */
export function EntryFiles({ entry: { files, guestName } }: { entry: AdminSubmission }) {
  return (
    <ul className="flex w-full flex-wrap gap-4 sm:w-auto">
      {files.map((file, index) => {
        const name = words.alt(guestName, index + 1)
        return (
          <li key={file.id} className="w-full sm:w-52">
            {isVideo(file) ? (
              <EntryVideo file={file} label={name} className={`${look} bg-sunken`} />
            ) : (
              <a href={pictureOf(file, 'large')} target="_blank" rel="noreferrer">
                <EntryPicture file={file} alt={name} className={look} />
              </a>
            )}
            <a
              href={`${file.url}?variant=original`}
              download
              className="mt-1 inline-flex min-h-11 items-center gap-2 text-[0.95rem] underline underline-offset-4"
            >
              <Download aria-hidden className="size-4 shrink-0" />
              {words.download(index + 1)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

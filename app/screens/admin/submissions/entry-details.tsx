import { Download } from 'lucide-react'
import { momentAt } from '#contracts/moments.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { EntryPicture } from '../../../components/submissions/entry-picture.tsx'
import { EntryVideo } from '../../../components/submissions/entry-video.tsx'
import { isVideo, pictureOf } from '../../../components/submissions/entry-file.ts'
import { useFacts } from '../../../documents.ts'

export const entryStatuses = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  winner: 'Winner',
}
const look = 'aspect-4/3 w-full rounded-md object-cover'

/** An entry's files, to view and download. */
export function EntryFiles({ entry: { files, guestName } }: { entry: AdminSubmission }) {
  return (
    <ul className="flex w-full flex-wrap gap-4 sm:w-auto">
      {files.map((file, index) => {
        const name = `File ${index + 1} from ${guestName}`
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
              className="mt-1 inline-flex min-h-11 items-center gap-2 text-base underline underline-offset-4"
            >
              <Download aria-hidden className="size-4 shrink-0" />
              {`Download original ${index + 1}`}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function EntryFacts({ entry }: { entry: AdminSubmission }) {
  const { timeZone } = useFacts()
  const facts = [
    { label: 'Stay', text: `${entry.cabinStayed}, ${entry.stayDates}` },
    { label: 'Sent', text: momentAt(entry.submittedAt, timeZone) },
    {
      label: 'Terms',
      text: `version ${entry.termsVersion}, agreed on ${momentAt(entry.consentedAt, timeZone)}`,
    },
  ]
  return (
    <dl className="mt-4 grid gap-1 text-base">
      {facts.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="inline font-semibold">{label}: </dt>
          <dd className="inline wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function EntryHistory({ entry: { history } }: { entry: AdminSubmission }) {
  const { timeZone } = useFacts()
  return (
    <details className="mt-3 text-base">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        Decisions ({history.length})
      </summary>
      <ol className="grid gap-1">
        {history.map(({ from, to, by, at }) => (
          <li key={at} className="wrap-anywhere">
            {`${entryStatuses[from]} → ${entryStatuses[to]} by ${by}, `}
            <time dateTime={at}>{momentAt(at, timeZone)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}

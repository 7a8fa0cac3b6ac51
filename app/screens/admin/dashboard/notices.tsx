import { useQuery } from '@tanstack/react-query'
import { erasureNotice } from '#content/erasure-notice.ts'
import { site } from '#content/site.ts'
import { longDate } from '#contracts/moments.ts'
import type { ErasureState } from '#contracts/guest-data.ts'
import { Link } from 'react-router'
import { undecidedLink, undecidedNotice } from '#content/undecided-entries.ts'
import { pendingLimits } from '#contracts/limits.ts'

/** Shown while deleted data cannot be erased from the database files. */
export function ErasureNotice() {
  const { data } = useQuery<ErasureState>({ queryKey: ['/api/admin/erasure'] })
  if (!data?.waitingSince) return null
  return (
    <p className="mt-6 rounded-md border-2 border-ember p-4">
      {erasureNotice(longDate(data.waitingSince, site.timeZone))}
    </p>
  )
}

/** Shown while pending entries take up most of their allowed space. */
export function UndecidedNotice({ bytes }: { bytes: number }) {
  const { warnBytes, mostBytes } = pendingLimits
  if (bytes < warnBytes) return null
  return (
    <p className="mt-6 rounded-md border-2 border-ember p-4">
      {undecidedNotice(bytes, mostBytes)}{' '}
      <Link to={undecidedLink.to} className="font-semibold underline underline-offset-4">
        {undecidedLink.label}
      </Link>
    </p>
  )
}

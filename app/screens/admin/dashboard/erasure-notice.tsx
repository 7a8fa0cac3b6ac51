import { useQuery } from '@tanstack/react-query'
import { erasureNotice } from '#content/erasure-notice.ts'
import { site } from '#content/site.ts'
import { longDate } from '#contracts/date-formats.ts'
import type { ErasureState } from '#contracts/guest-data.ts'

/** Shown while deleted words cannot be taken out of the database's files. */
export function ErasureNotice() {
  const { data } = useQuery<ErasureState>({ queryKey: ['/api/admin/erasure'] })
  if (!data?.waitingSince) return null
  return (
    <p className="mt-6 rounded-md border-2 border-ember p-4">
      {erasureNotice(longDate(data.waitingSince, site.timeZone))}
    </p>
  )
}

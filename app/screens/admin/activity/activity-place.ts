import type { Activity } from '#contracts/activity.ts'

/** Where what was changed can be seen; null where there is no such place. */
export function placeOf({ area, action, target }: Activity): string | null {
  if (area === 'cabins') return '/admin/cabins'
  if (target === '' || action.startsWith('DELETE ')) return null
  const id = encodeURIComponent(target)
  if (area === 'reviews') return `/admin/reviews?review=${id}`
  if (area === 'submissions') return `/admin/submissions?entry=${id}`
  if (area === 'inquiries') return `/admin/inquiries?inquiry=${id}`
  return area === 'site' && !target.startsWith('albums/') ? `/admin/site/${target}` : null
}

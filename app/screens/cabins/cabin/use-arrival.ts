import { useEffect, useState } from 'react'
import { site } from '#content/site.ts'

/**
 * False for about half a second after moving to a cabin inside the site (specification, section 2);
 * a first visit is complete at once.
 */
export function useArrival(slug: string, isFirstVisit: boolean): boolean {
  const [arrivedAt, setArrivedAt] = useState(isFirstVisit ? slug : null)

  useEffect(() => {
    if (isFirstVisit) return
    const timer = setTimeout(() => setArrivedAt(slug), site.cabinLoadDelayMs)
    return () => clearTimeout(timer)
  }, [slug, isFirstVisit])

  return arrivedAt === slug
}

import { availabilityWords } from '#content/availability.ts'
import { Skeleton } from '../../components/loading.tsx'

const weeks = 5
const daysInWeek = 7

/** Placeholder for the calendar, in its size. */
export function CalendarSkeleton() {
  return (
    <>
      <div className="grid gap-3">
        <Skeleton className="mx-auto h-7 w-44" />
        <div className="grid grid-cols-7 gap-1">
          {Array.from({ length: weeks * daysInWeek }, (_, index) => (
            <Skeleton key={index} className="h-11 md:h-15" />
          ))}
        </div>
      </div>
      <p className="without-script text-soft">{availabilityWords.lookingWithoutScript}</p>
    </>
  )
}

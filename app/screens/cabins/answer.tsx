import { Link } from 'react-router'
import { freeCabinsWords as words } from '#content/cabins-page.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import { shortDay, yearIfFar } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
import { useToday } from '../../components/availability/use-today.ts'
import type { Stay } from '#contracts/booking.ts'
import { useCabins, useFacts, useIsOn } from '../../documents.ts'
import { countOf } from './arrange.ts'
import type { StaySearch } from './free-cabins-query.ts'

interface AnswerProps {
  search: StaySearch
  answer: FreeCabins | undefined
  hasFailed: boolean
  /** How many a cabin must sleep, if there are no dates. */
  people: number
  /** Slug of the cabin whose dates a guest chose before coming here. */
  wanted: string | null
}

/** The answer in words, announced as soon as it arrives. */
export function Answer({ search, answer, hasFailed, wanted, people }: AnswerProps) {
  const { stay, guests } = search
  const { name: partner } = useFacts().bookingPartner
  return (
    <div role="status" className="grid gap-1 text-lead">
      {stay && !answer && <p>{hasFailed ? words.failed(partner) : words.looking}</p>}
      {answer && <BookedBefore wanted={wanted} answer={answer} />}
      {!stay && <TooSmall people={people} />}
      {stay && answer && <Found stay={stay} guests={guests} answer={answer} />}
    </div>
  )
}

/** Guests without scripts who chose unavailable days are redirected here: say why. */
function BookedBefore({ wanted, answer }: { wanted: string | null; answer: FreeCabins }) {
  const state = answer.cabins.find(({ cabin }) => cabin === wanted)?.state
  const name = useCabins().find(({ slug }) => slug === wanted)?.name
  if (!name || (state !== 'booked' && state !== 'notOpen')) return null
  return <p className="font-medium text-danger">{words.instead[state](name)}</p>
}

interface FoundProps {
  stay: Stay
  guests: number
  answer: FreeCabins
}

function Found({ stay, guests, answer }: FoundProps) {
  const { bookingPartner } = useFacts()
  const today = useToday()
  if (answer.cabins.length === 0) return <NoneLargeEnough guests={guests} />
  return (
    <>
      {/* The line of the search shows it. */}
      <p className={countOf('free', answer) > 0 ? 'sr-only' : 'font-medium'}>
        {sentence({ answer, stay, guests }, bookingPartner.name, today)}
      </p>
      <TooSmall people={guests} />
    </>
  )
}

/** The cabins that are not shown. */
function TooSmall({ people }: { people: number }) {
  const cabins = useCabins()
  const count = cabins.filter(({ sleeps }) => sleeps < people).length
  if (count === 0) return null
  if (count === cabins.length) return <NoneLargeEnough guests={people} />
  return <p className="text-base text-soft">{words.tooSmall(count, people)}</p>
}

function sentence({ answer, stay, guests }: FoundProps, partner: string, today: Day): string {
  const year = yearIfFar(stay.checkOut, today)
  const days = words.during(shortDay(stay.checkIn), shortDay(stay.checkOut) + year)
  const free = countOf('free', answer)
  if (free > 0) return words.free(free, days, guests)
  if (countOf('unknown', answer) > 0) return words.noneKnown(days, partner)
  return countOf('booked', answer) > 0 ? words.noneFree(days, guests) : words.noneOpen(days)
}

function NoneLargeEnough({ guests }: { guests: number }) {
  const isOn = useIsOn()
  return (
    <p>
      <strong className="font-medium">{words.noneLargeEnough(guests)}</strong>
      {isOn(words.group.to) && (
        <>
          {` ${words.several} `}
          <Link to={words.group.to} className="font-medium underline underline-offset-4">
            {words.group.label}
          </Link>
        </>
      )}
    </p>
  )
}

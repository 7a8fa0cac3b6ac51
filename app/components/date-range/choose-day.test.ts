// spec: 4/availability-calendar
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contracts/dates.ts'
import { mergeRanges, nightsIn } from '#contracts/night-ranges.ts'
import { isTurnover, nightStateOf, type TurnoverDay } from '#contracts/nights.ts'
import type { StayRules } from '../availability/day-states.ts'
import { chooseDay, hintFor, recheck } from './choose-day.ts'
import { nothingChosen, stayOf } from './chosen-days.ts'

const today = '2026-12-10'
// The nights of the 24th to the 26th are taken.
const nights = { taken: [{ from: '2026-12-24', to: '2026-12-27' }], notOpen: [], unknown: [] }
const strict: StayRules = { today, nights, turnoverDay: 'booked' }
const free: StayRules = { today, nights, turnoverDay: 'free' }
const later: StayRules = { ...strict, nights: { ...nights, taken: [], notOpen: nights.taken } }
const arrived = { checkIn: '2026-12-20', checkOut: null }

function press(days: readonly string[], rules = strict) {
  return days.reduce(({ chosen }, day) => chooseDay(chosen, day, rules), {
    chosen: nothingChosen,
    refusal: null,
  } as ReturnType<typeof chooseDay>)
}

describe('choosing a stay', () => {
  test('the first day is the arrival, the second the departure, the third a new arrival', () => {
    expect(press(['2026-12-20']).chosen).toEqual(arrived)
    const stay = { checkIn: '2026-12-20', checkOut: '2026-12-23' }
    expect(press(['2026-12-20', '2026-12-23']).chosen).toEqual(stay)
    const fresh = { checkIn: '2026-12-28', checkOut: null }
    expect(press(['2026-12-20', '2026-12-23', '2026-12-28']).chosen).toEqual(fresh)
  })

  test('an earlier day is a new arrival, and the arrival pressed again is taken back', () => {
    const earlier = { checkIn: '2026-12-18', checkOut: null }
    expect(press(['2026-12-20', '2026-12-18']).chosen).toEqual(earlier)
    expect(press(['2026-12-20', '2026-12-20']).chosen).toEqual(nothingChosen)
  })

  test('past and booked days are refused in words, and nothing chosen is lost', () => {
    expect(press(['2026-12-20', '2026-12-09'])).toEqual({
      chosen: arrived,
      refusal: 'Wednesday, December 9 has passed. Please choose today or a later day.',
    })
    expect(press(['2026-12-25'])).toEqual({
      chosen: nothingChosen,
      refusal: 'Friday, December 25 is booked. Please choose another day.',
    })
  })

  test.each(['2026-12-25', '2026-12-26', '2026-12-30'])(
    'a stay cannot reach %s over booked nights, and it says why',
    (day) => {
      expect(press(['2026-12-20', day])).toEqual({
        chosen: arrived,
        refusal:
          'The night of December 24 is booked, so your stay must end by Thursday, December 24.',
      })
    },
  )

  test('a stay may always end on the day the next guest arrives', () => {
    const stay = { checkIn: '2026-12-23', checkOut: '2026-12-24' }
    for (const rules of [strict, free]) {
      expect(press(['2026-12-23', '2026-12-24'], rules).chosen).toEqual(stay)
      expect(press(['2026-12-24'], rules).refusal).toBe(
        'You can check out on Thursday, December 24, but not check in. Please choose another day.',
      )
    }
  })

  test('on the day another guest leaves, a stay may begin if the property allows it', () => {
    expect(press(['2026-12-27'], free).chosen.checkIn).toBe('2026-12-27')
    expect(press(['2026-12-27'], strict).refusal).toBe(
      'Another guest leaves on Sunday, December 27, so a stay cannot start then. Please choose another day.',
    )
  })

  test('nights that are not open yet end a stay like booked ones, in words of their own', () => {
    expect(press(['2026-12-20', '2026-12-25'], later)).toEqual({
      chosen: arrived,
      refusal:
        'The night of December 24 is not open for booking yet, so your stay must end by Thursday, December 24.',
    })
    expect(press(['2026-12-25'], later).refusal).toBe(
      'Friday, December 25 is not open for booking yet. Please choose another day.',
    )
    const stay = { checkIn: '2026-12-20', checkOut: '2026-12-24' }
    expect(press(['2026-12-20', '2026-12-24'], later).chosen).toEqual(stay)
  })

  test('nights of which nothing is known never hold a guest up', () => {
    const unknown = { ...strict, nights: { taken: [], notOpen: [], unknown: nights.taken } }
    const stay = { checkIn: '2026-12-25', checkOut: '2026-12-30' }
    expect(press(['2026-12-25', '2026-12-30'], unknown)).toEqual({ chosen: stay, refusal: null })
  })
})

test('the hint says until when the guest can stay', () => {
  expect(hintFor(nothingChosen, strict)).toBe('Choose the day you arrive.')
  expect(hintFor(arrived, strict)).toBe(
    'Now choose the day you leave, by Thursday, December 24 (next arrival).',
  )
  expect(hintFor(arrived, later)).toBe(
    'Now choose the day you leave, by Thursday, December 24 (later nights are not open yet).',
  )
  const afterwards = { checkIn: '2026-12-28', checkOut: null }
  expect(hintFor(afterwards, strict)).toBe('Now choose the day you leave.')
  expect(hintFor({ checkIn: '2026-12-20', checkOut: '2026-12-23' }, strict)).toBe(
    'Your days are chosen.',
  )
})

describe('days that were chosen before the booked ones were known', () => {
  test('stay when they are free', () => {
    const stay = { checkIn: '2026-12-20', checkOut: '2026-12-23' }
    expect(recheck(stay, strict)).toEqual({ chosen: stay, refusal: null })
    expect(recheck(nothingChosen, strict)).toEqual({ chosen: nothingChosen, refusal: null })
  })

  test('lose the departure that lies beyond a booked day', () => {
    const { chosen, refusal } = recheck({ ...arrived, checkOut: '2026-12-28' }, strict)
    expect(chosen).toEqual(arrived)
    expect(refusal).toMatch(/^The night of December 24 is booked/)
  })

  test('are dropped when the arrival is booked', () => {
    const { chosen, refusal } = recheck({ checkIn: '2026-12-25', checkOut: '2026-12-28' }, strict)
    expect(chosen).toEqual(nothingChosen)
    expect(refusal).toMatch(/^Friday, December 25 is booked/)
  })
})

test('whatever is pressed, every night of a stay is free, and its arrival allowed', () => {
  const day = fc.integer({ min: -5, max: 30 }).map((count) => addDays(today, count))
  const someRules = fc.record({
    today: fc.constant(today),
    nights: fc.uniqueArray(day).map((days) => ({
      taken: mergeRanges(days.map((from) => ({ from, to: addDays(from, 1) }))),
      notOpen: [],
      unknown: [],
    })),
    turnoverDay: fc.constantFrom<TurnoverDay>('booked', 'free'),
  })
  fc.assert(
    fc.property(fc.array(day, { maxLength: 12 }), someRules, (presses, rules) => {
      let chosen = nothingChosen
      for (const pressed of presses) {
        chosen = chooseDay(chosen, pressed, rules).chosen
        expect(recheck(chosen, rules)).toEqual({ chosen, refusal: null })
        const stay = stayOf(chosen)
        if (!stay) continue
        expect(stay.checkIn >= today && stay.checkIn < stay.checkOut).toBe(true)
        const slept = nightsIn({ from: stay.checkIn, to: stay.checkOut })
        expect(slept.every((night) => nightStateOf(rules.nights, night) === 'free')).toBe(true)
        expect(isTurnover(rules.nights, stay.checkIn, rules.turnoverDay)).toBe(false)
      }
    }),
  )
})

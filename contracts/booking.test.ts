// spec: 1/booking-partner
import { describe, expect, test } from 'vitest'
import { bookingUrl } from './booking.ts'

const cabin = 'https://partner.example/cabin'
const stay = { checkIn: '2026-03-06', checkOut: '2026-03-09' }
const templates = { 'https://partner.example': '{url}?in={checkIn}&out={checkOut}' }

describe('bookingUrl', () => {
  test('carries both days in the words of the partner', () => {
    expect(bookingUrl(cabin, stay, templates)).toBe(`${cabin}?in=2026-03-06&out=2026-03-09`)
  })

  test('is the plain address when no dates are chosen', () => {
    expect(bookingUrl(`${cabin}?ref=a%20b`, null, templates)).toBe(`${cabin}?ref=a%20b`)
  })

  test('is the plain address for a partner without a template', () => {
    expect(bookingUrl('https://other.example/x', stay, templates)).toBe('https://other.example/x')
  })

  test('keeps the query and the fragment that the address already has', () => {
    expect(bookingUrl(`${cabin}?ref=site#rates`, stay, templates)).toBe(
      `${cabin}?ref=site&in=2026-03-06&out=2026-03-09#rates`,
    )
  })

  test('replaces dates that the address already has', () => {
    expect(bookingUrl(`${cabin}?in=2020-01-01`, stay, templates)).toBe(
      `${cabin}?in=2026-03-06&out=2026-03-09`,
    )
  })

  test('can put the days into the path', () => {
    const inPath = { 'https://partner.example': '{url}/from/{checkIn}/to/{checkOut}' }
    expect(bookingUrl(cabin, stay, inPath)).toBe(`${cabin}/from/2026-03-06/to/2026-03-09`)
  })

  test('carries the guests where they are known and the partner takes them', () => {
    const withGuests = { 'https://partner.example': '{url}?in={checkIn}&people={guests}' }
    expect(bookingUrl(cabin, { ...stay, guests: 3 }, withGuests)).toBe(
      `${cabin}?in=2026-03-06&people=3`,
    )
    expect(bookingUrl(cabin, stay, withGuests)).toBe(`${cabin}?in=2026-03-06`)
  })

  test('never lets a date change the rest of the address', () => {
    const hostile = { checkIn: '2026-03-06&out=x#/../', checkOut: '2026-03-09' }
    const url = new URL(bookingUrl(cabin, hostile, templates))
    expect(url.pathname).toBe('/cabin')
    expect(url.hash).toBe('')
    expect(url.searchParams.getAll('out')).toEqual(['2026-03-09'])
  })

  test('writes dates as the partner does', () => {
    const american = {
      'https://partner.example': '{url}?in={checkIn:MM/DD/YYYY}&out={checkOut:D.M.YY}',
    }
    const { searchParams } = new URL(bookingUrl(cabin, stay, american))
    expect(Object.fromEntries(searchParams)).toEqual({ in: '03/06/2026', out: '9.3.26' })
  })

  test('prefers the template of the address to that of its partner', () => {
    const both = { ...templates, [cabin]: '{url}?arrival={checkIn}' }
    expect(bookingUrl(cabin, stay, both)).toBe(`${cabin}?arrival=2026-03-06`)
  })
})

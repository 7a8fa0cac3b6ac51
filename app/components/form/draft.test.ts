import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, loadDraft, newDraft, saveDraft } from './draft.ts'

const day = 24 * 60 * 60_000
const draft = newDraft({ guestName: 'Ana Ñandú' })
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('what was typed is there after a reload, until it is a day old', () => {
  saveDraft('review-draft:texas-sage', draft)
  vi.setSystemTime(Date.now() + day - 1)
  expect(loadDraft('review-draft:texas-sage')).toEqual(draft)
  vi.setSystemTime(Date.now() + 1)
  expect(loadDraft('review-draft:texas-sage')).toBeNull()
  expect(stored.size, 'and nothing of it stays').toBe(0)
})

test('each change of a draft begins its day again', () => {
  saveDraft('review-draft:texas-sage', draft)
  vi.setSystemTime(Date.now() + day - 1)
  saveDraft('review-draft:texas-sage', draft)
  vi.setSystemTime(Date.now() + day - 1)
  expect(loadDraft('review-draft:texas-sage')).toEqual(draft)
})

test('a draft that is forgotten leaves nothing', () => {
  saveDraft('review-draft:texas-sage', draft)
  forgetDraft('review-draft:texas-sage')
  expect(stored.size).toBe(0)
})

test('where a browser keeps nothing, or keeps something else, there is no draft', () => {
  stored.set('review-draft:texas-sage', 'no JSON')
  expect(loadDraft('review-draft:texas-sage')).toBeNull()
  stored.set('review-draft:texas-sage', JSON.stringify(draft))
  expect(loadDraft('review-draft:texas-sage'), 'of unknown age').toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => saveDraft('review-draft:texas-sage', draft)).not.toThrow()
  expect(loadDraft('review-draft:texas-sage')).toBeNull()
})

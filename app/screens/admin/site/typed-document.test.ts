import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { RequestError } from '../../../queries.ts'
import { saveBeforeSignOut } from '../before-sign-out.ts'
import type { Draft } from './documents-api.ts'
import { TypedDocument } from './typed-document.ts'

const about = (lead: string, revision = 'shipped') =>
  ({ document: 'about', revision, value: { lead } }) as unknown as EditedDocument

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that stores what it is sent, until `refuse` says otherwise. */
function serverOf() {
  const sent: Draft[] = []
  const server = {
    sent,
    refuse: undefined as Error | undefined,
    save: async (draft: Draft) => {
      sent.push(draft)
      await Promise.resolve()
      if (server.refuse) throw server.refuse
      return { ...about('', `${sent.length}`), value: draft.typed as { lead: string } }
    },
  }
  return server
}

test('changes are saved after a pause, and those made during the save right after it', async () => {
  const server = serverOf()
  const typed = new TypedDocument(about('First.'), server.save)
  const close = typed.open()
  typed.change(['lead'], 'Second.')
  expect(typed.newest().state).toBe('unsaved')
  const saved = typed.flush()
  await Promise.resolve()
  typed.change(['lead'], 'Third.')
  expect(await saved).toBe(true)
  const [first, second] = server.sent
  expect(first).toMatchObject({ seen: { revision: 'shipped' }, typed: { lead: 'Second.' } })
  expect(second).toMatchObject({ seen: { revision: '1' }, typed: { lead: 'Third.' } })
  typed.change(['lead'], 'Fourth.')
  await vi.runAllTimersAsync()
  expect(server.sent).toHaveLength(3)
  expect(typed.newest().state).toBe('saved')
  close()
})

test('a request waits for the running save, and keeps changes made during it', async () => {
  const server = serverOf()
  const typed = new TypedDocument(about('First.'), server.save)
  const close = typed.open()
  typed.change(['lead'], 'Second.')
  void typed.flush()
  const seen: string[] = []
  const published = typed.startFrom(async ({ revision }) => {
    seen.push(revision)
    typed.change(['lead'], 'Third.')
    return about('Second.', 'published')
  })
  await published
  expect(seen).toEqual(['1'])
  expect(typed.newest()).toMatchObject({ value: { lead: 'Third.' }, state: 'unsaved' })
  await vi.runAllTimersAsync()
  expect(server.sent.at(-1)).toMatchObject({ seen: { revision: 'published' } })
  close()
})

test('of a colleague who was faster nothing is overwritten before the owner chooses', async () => {
  const server = serverOf()
  const typed = new TypedDocument(about('First.'), server.save)
  const close = typed.open()
  server.refuse = new RequestError('Someone was faster.', 409)
  typed.change(['lead'], 'Mine.')
  await vi.runAllTimersAsync()
  expect(server.sent).toHaveLength(1)
  expect(typed.newest()).toMatchObject({
    overtaken: 'Someone was faster.',
    value: { lead: 'Mine.' },
  })
  server.refuse = undefined
  typed.keepMine(about('Theirs.', 'theirs'))
  await vi.runAllTimersAsync()
  expect(server.sent.at(-1)).toMatchObject({
    seen: { revision: 'theirs' },
    typed: { lead: 'Mine.' },
  })
  expect(typed.newest()).toMatchObject({ overtaken: undefined, state: 'saved' })
  close()
})

test('a save that fails is tried again, and signing out hears that it failed', async () => {
  const server = serverOf()
  const typed = new TypedDocument(about('First.'), server.save)
  const close = typed.open()
  server.refuse = new Error('not connected')
  typed.change(['lead'], 'Second.')
  expect(await saveBeforeSignOut()).toBe(false)
  expect(typed.newest().state).toBe('failed')
  server.refuse = undefined
  await vi.runAllTimersAsync()
  expect(typed.newest().state).toBe('saved')
  expect(await saveBeforeSignOut()).toBe(true)
  close()
})

test('what a tab could not save is in its next editor, on the revision it was typed on', async () => {
  const server = serverOf()
  server.refuse = new Error('not connected')
  const typed = new TypedDocument(about('First.'), server.save)
  typed.change(['lead'], 'Typed in the valley.')
  // The page is loaded again: the first editor never closes.
  const next = new TypedDocument(about('Theirs.', 'theirs'), server.save)
  expect(next.newest()).toMatchObject({
    value: { lead: 'Typed in the valley.' },
    stored: { revision: 'shipped' },
    state: 'unsaved',
  })
  server.refuse = undefined
  const close = next.open()
  await vi.runAllTimersAsync()
  expect(next.newest().state).toBe('saved')
  expect(new TypedDocument(about('First.'), server.save).newest().state).toBe('saved')
  close()
})

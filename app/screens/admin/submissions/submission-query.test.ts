import { expect, test } from 'vitest'
import { addressOf, choiceFrom, tabs } from './submission-query.ts'

test.each(tabs)('the address of the tab %s leads back to it, with and without a contest', (tab) => {
  for (const contestId of [null, '7']) {
    const { pathname, searchParams } = new URL(addressOf(tab, contestId), 'https://cabins.example')
    expect(choiceFrom(pathname, searchParams)).toEqual({ tab, contestId })
  }
})

test.each(['status=sold', 'contestId=0', 'contestId=1e9', 'contestId=', 'contestId=99999999999'])(
  'the query %s asks for nothing in particular',
  (query) => {
    const choice = choiceFrom('/admin/submissions', new URLSearchParams(query))
    expect(choice).toEqual({ tab: 'all', contestId: null })
  },
)

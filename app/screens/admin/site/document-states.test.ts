import { createElement } from 'react'
import { expect, test } from 'vitest'
import { rendered } from '#tests/fixtures/rendered.ts'
import { DocumentNotices } from './document-states.tsx'
import type { DocumentEditor } from './use-document-editor.ts'

function noticesOf(refusal: string): string {
  const draft = { id: 'd', author: 'owner', createdAt: '2025-06-02T13:00:00.000Z', refusal }
  const stored = { draft, planned: null, leftOut: [], mistakes: {}, isUnpublished: false }
  const editor = { stored, overtaken: undefined } as unknown as DocumentEditor
  return rendered(createElement(DocumentNotices, { editor }))
}

test('the editor says why a planned change could not be published, and nothing of any other draft', () => {
  const told = noticesOf('Please add a picture.')
  expect(told).toContain('couldn’t be published at its time')
  expect(told).toContain('Please add a picture.')
  expect(noticesOf('')).not.toContain('couldn’t be published')
})

import { expect, test } from 'vitest'
import { readSite } from '#services/site/read-site.ts'
import { site } from './site.ts'

// Until their screens read the documents, what these modules say is told twice.

const documents = readSite('content/site')

test('the facts of the property are the same in both places', () => {
  const { advertised, ...facts } = documents.facts
  const { advertised: told, ...others } = site
  expect(facts).toMatchObject(others)
  expect(told).toEqual({ ...advertised, cabins: documents.cabins.length })
})

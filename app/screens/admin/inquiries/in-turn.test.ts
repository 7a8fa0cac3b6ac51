import { expect, test } from 'vitest'
import type { InquiryStatus } from '#contracts/options.ts'
import { inTurn } from './change-inquiry.ts'

const seen = { id: 'one', status: 'new' } as const

function changeTo(status: InquiryStatus, sent: string[], answered?: Promise<unknown>) {
  const send = async (from: InquiryStatus) => {
    sent.push(`${from} to ${status}`)
    await answered
    return status
  }
  return inTurn(seen, send, (left) => left)
}

test('a change waits for the one before, and starts from what it left', async () => {
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = changeTo('answered', sent, promise)
  const second = changeTo('closed', sent)
  await Promise.resolve()
  expect(sent).toEqual(['new to answered'])
  resolve()
  await Promise.all([first, second])
  expect(sent).toEqual(['new to answered', 'answered to closed'])
})

test('after a change that failed, the next starts from what the owner saw', async () => {
  const sent: string[] = []
  const first = changeTo('answered', sent, Promise.reject(new Error('offline')))
  const second = changeTo('closed', sent)
  await expect(first).rejects.toThrow('offline')
  await second
  expect(sent).toEqual(['new to answered', 'new to closed'])
})

test('a later change starts from what is shown by then', async () => {
  const sent: string[] = []
  await changeTo('answered', sent)
  await changeTo('closed', sent)
  expect(sent).toEqual(['new to answered', 'new to closed'])
})

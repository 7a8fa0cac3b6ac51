import { get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { onLoadCore, runProgram, type Running } from './programs.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As received, still compressed. */
  body: Buffer
}

const patienceMs = 30_000
const pauseMs = 2

/** One request like a browser's with brotli, without decoding the response. */
export function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject)
  })
}

/** Polls until the status is 200. Throws if the server ends or takes half a minute. */
export async function untilAnswering(address: string, server: Running): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await isAnswering(address))) {
    if (server.hasEnded() || performance.now() > deadline) {
      throw new Error(`${address} did not answer. ${server.complaints()}`)
    }
    await setTimeout(pauseMs)
  }
}

async function isAnswering(address: string): Promise<boolean> {
  return ask(address).then(
    ({ status }) => status === 200,
    () => false,
  )
}

export const connections = 50

/** Requests per second for an address with 50 connections. Throws if any request fails. */
export async function requestsPerSecond(address: string, seconds: number): Promise<number> {
  const output = await runProgram(
    onLoadCore({
      command: 'wrk',
      args: [
        '--threads=1',
        `--connections=${connections}`,
        `--duration=${seconds}s`,
        '--header=Accept-Encoding: br',
        address,
      ],
    }),
  )
  const failures = /Socket errors:.*|Non-2xx.*/.exec(output)
  if (failures) throw new Error(`${address} under load: ${failures[0]}`)
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1])
  if (!Number.isFinite(rate)) throw new Error(`wrk printed no rate: ${output}`)
  return rate
}

import { onLoadCore, runProgram } from './programs.ts'

export const connections = 50

/** Requests per second that an address answers to 50 connections. Throws if any request fails. */
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

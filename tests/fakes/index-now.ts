import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Arrivals } from './arrivals.ts'
import { listen } from './server.ts'

export interface Submission {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

export type IndexNowBehaviour =
  | { kind: 'status'; status: number }
  | { kind: 'redirect'; to: string }
  /** Closes the connection instead of responding. */
  | { kind: 'drop' }

export interface IndexNowFake {
  /** For INDEXNOW_URL. */
  url: string
  /** What was sent, taken or not. */
  received: Arrivals<Submission>
  behave: (behaviour: IndexNowBehaviour) => void
  close(): Promise<void>
}

/** An IndexNow service as a real local HTTP server; port 0 picks a free one. */
export async function startIndexNow({ port = 0 } = {}): Promise<IndexNowFake> {
  let behaviour: IndexNowBehaviour = { kind: 'status', status: 200 }
  const received = new Arrivals<Submission>()
  const server = createServer((request, response) => {
    const behave = (submission: Submission) => {
      received.add(submission)
      if (behaviour.kind === 'drop') return response.destroy()
      if (behaviour.kind === 'status') return response.writeHead(behaviour.status).end()
      return response.writeHead(307, { location: behaviour.to }).end()
    }
    json(request).then(
      (submission) => behave(submission as Submission),
      () => response.writeHead(400).end(),
    )
  })
  const { origin, close } = await listen(server, port)
  return {
    url: `${origin}/indexnow`,
    received,
    behave: (next) => void (behaviour = next),
    close,
  }
}

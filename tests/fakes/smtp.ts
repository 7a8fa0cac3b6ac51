import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { Arrivals } from './arrivals.ts'
import { pour } from './misbehaviour.ts'

const greeting = '220-Welcome\r\n'.repeat(4096)

/** How the server handles the next messages; open connections follow at their next step. */
export type SmtpBehaviour =
  | { kind: 'accept' }
  /** Rejects a step with this code, 400 to 599. */
  | {
      kind: 'refuse'
      at: 'greeting' | 'sender' | 'recipient' | 'message'
      code: number
      text?: string
    }
  /** Rejects every password. */
  | { kind: 'deny-login' }
  /** Accepts the connection and stays silent. */
  | { kind: 'silent' }
  /** Accepts the whole message and never responds. */
  | { kind: 'hang' }
  /** Closes the connection. */
  | { kind: 'drop' }
  /** Accepts the whole message, says so, and closes the connection. */
  | { kind: 'accept-and-drop' }
  /** Greets with something that is not SMTP. */
  | { kind: 'garbage' }
  /** Greets late. */
  | { kind: 'slow'; ms: number }
  /** Greets without end. */
  | { kind: 'endless' }

export interface ReceivedMail {
  /** From the envelope. */
  recipients: string[]
  mail: Email
  /** The message as received, headers and body. */
  raw: string
}

export interface SmtpFake {
  /** For SMTP_URL. */
  url: string
  received: Arrivals<ReceivedMail>
  /** All connections so far. */
  connections: Arrivals<true>
  behave: (behaviour: SmtpBehaviour) => void
  close(): Promise<void>
}

/** A local mail server that delivers nothing; port 0 picks a free one. */
export async function startSmtp({ port = 0 } = {}): Promise<SmtpFake> {
  let behaviour: SmtpBehaviour = { kind: 'accept' }
  const received = new Arrivals<ReceivedMail>()
  const connections = new Arrivals<true>()
  const open = new Set<Socket>()
  const smtp = new SMTPServer(
    conversation(
      () => behaviour,
      received,
      () => {
        for (const socket of open) socket.end()
      },
    ),
  )
  smtp.on('error', () => {})

  // A plain server in front of it misbehaves, since the library never does.
  const front = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    connections.add(true)
    if (behaviour.kind === 'drop') socket.destroy()
    else if (behaviour.kind === 'garbage') socket.end('HTTP/1.1 200 OK\r\n\r\n')
    else if (behaviour.kind === 'endless') pour(socket, greeting)
    else if (behaviour.kind !== 'silent') smtp.server.emit('connection', socket)
  })
  front.listen(port, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    received,
    connections,
    behave: (next) => {
      behaviour = next
    },
    async close() {
      front.close()
      for (const socket of open) socket.destroy()
      await once(front, 'close')
    },
  }
}

function conversation(
  behaviour: () => SmtpBehaviour,
  received: Arrivals<ReceivedMail>,
  hangUp: () => void,
): SMTPServerOptions {
  const refusalAt = (step: string): Error | null => {
    const now = behaviour()
    if (now.kind !== 'refuse' || now.at !== step) return null
    return Object.assign(new Error(now.text ?? 'Not today'), { responseCode: now.code })
  }
  return {
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => {
      const isDenied = behaviour().kind === 'deny-login'
      if (isDenied) callback(Object.assign(new Error('No such user'), { responseCode: 535 }))
      else callback(null, { user: 'anybody' })
    },
    onConnect: (_session, callback) => {
      const now = behaviour()
      setTimeout(() => callback(refusalAt('greeting')), now.kind === 'slow' ? now.ms : 0)
    },
    onMailFrom: (_address, _session, callback) => callback(refusalAt('sender')),
    onRcptTo: (_address, _session, callback) => callback(refusalAt('recipient')),
    onData: (stream, session, callback) => {
      const take = async () => {
        const raw = await buffer(stream)
        const refusal = refusalAt('message')
        if (!refusal && behaviour().kind === 'hang') return
        if (!refusal) {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.add({ recipients, mail: await PostalMime.parse(raw), raw: raw.toString() })
        }
        callback(refusal)
        if (behaviour().kind === 'accept-and-drop') hangUp()
      }
      // A client that is killed in the middle of a message has sent none.
      take().catch(() => {})
    },
  }
}

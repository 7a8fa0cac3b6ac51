import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { Arrivals } from './arrivals.ts'

/** How the server treats the next messages; connections already open follow at their next step. */
export type SmtpBehaviour =
  | { kind: 'accept' }
  /** Answers the step of the conversation with this code, from 400 to 599. */
  | { kind: 'refuse'; at: 'greeting' | 'sender' | 'recipient' | 'message'; code: number }
  /** Lets nobody in without the right password, and there is none. */
  | { kind: 'deny-login' }
  /** Takes the connection and says nothing. */
  | { kind: 'silent' }
  /** Takes the whole message and never answers. */
  | { kind: 'hang' }
  /** Closes the connection at once. */
  | { kind: 'drop' }
  /** Greets with something that is not SMTP. */
  | { kind: 'garbage' }

export interface ReceivedMail {
  /** Of the envelope, as the server was told. */
  recipients: string[]
  mail: Email
  /** The message as it came, headers and body. */
  raw: string
}

export interface SmtpFake {
  /** For SMTP_URL. */
  url: string
  received: Arrivals<ReceivedMail>
  /** Connections so far. */
  connections: Arrivals<true>
  behave(behaviour: SmtpBehaviour): void
  close(): Promise<void>
}

/** A mail server on this machine that delivers nowhere; port 0 chooses a free one. */
export async function startSmtp({ port = 0 } = {}): Promise<SmtpFake> {
  let behaviour: SmtpBehaviour = { kind: 'accept' }
  const received = new Arrivals<ReceivedMail>()
  const connections = new Arrivals<true>()
  const open = new Set<Socket>()
  const smtp = new SMTPServer(conversation(() => behaviour, received))
  smtp.on('error', () => {})

  // In front of it stands a plain server, since the library itself never misbehaves.
  const front = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    connections.add(true)
    if (behaviour.kind === 'drop') socket.destroy()
    else if (behaviour.kind === 'garbage') socket.end('HTTP/1.1 200 OK\r\n\r\n')
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
): SMTPServerOptions {
  const refusalAt = (step: string): Error | null => {
    const now = behaviour()
    if (now.kind !== 'refuse' || now.at !== step) return null
    return Object.assign(new Error('Not today'), { responseCode: now.code })
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
    onConnect: (_session, callback) => callback(refusalAt('greeting')),
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
      }
      void take()
    },
  }
}

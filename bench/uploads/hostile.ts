// node hostile.ts files|dribble ORIGIN CONTEST: sends hostile uploads until stopped with SIGTERM.
// Prints, as JSON, how often each status came. A separate process, so that its work is not the
// server's.
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'
import { hostileFiles } from '#tests/fixtures/media/hostile-files.ts'

const [mode = '', origin = '', contestId = ''] = process.argv.slice(2)
const address = `${origin}/api/submissions`
const fields = entryFields({ contestId })
const statuses: Record<string, number> = {}
const over = new AbortController()
process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit())
  over.abort()
})
await (mode === 'files' ? sendFiles() : dribble())

/** Ten files from one network, each sent again once it gets a response. */
async function sendFiles(): Promise<void> {
  const worst =
    /petabytes|in segments|400 million|9 million|empty boxes|20,000 tracks|voids|four billion samples|thousand Exif|text unpacks/
  const files = (await hostileFiles()).filter(({ what }) => worst.test(what)).slice(0, 10)
  await Promise.all(
    files.map(async ({ content }) => {
      const body = new Uint8Array(formBody(fields, [{ name: 'file.jpg', content }]))
      const headers = { 'content-type': formType, 'x-forwarded-for': '203.0.113.1' }
      while (!over.signal.aborted) {
        const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => null)
        note(answer?.status ?? 0)
        await answer?.body?.cancel()
        await setTimeout(100)
      }
    }),
  )
}

/** 120 uploads from 12 networks, just fast enough not to time out; each restarted when rejected. */
async function dribble(): Promise<void> {
  await Promise.all(Array.from({ length: 120 }, (_, number) => dribbleFrom(number % 12)))
}

async function dribbleFrom(network: number): Promise<void> {
  const { hostname, port } = new URL(origin)
  const begun = formBody(fields, [{ name: 'film.mp4', content: Buffer.from('\0\0\0\x18ftypisom') }])
  const start = begun.subarray(0, begun.lastIndexOf('\r\n--'))
  const piece = Buffer.alloc(17 * 1024)
  while (!over.signal.aborted) {
    const socket = connect(Number(port), hostname)
    const closed = new AbortController()
    socket.on('close', () => closed.abort()).on('error', () => {})
    socket.on('data', (answer) => note(Number(answer.toString('latin1', 9, 12))))
    socket.write(
      `POST /api/submissions HTTP/1.1\r\nhost: cabins.example\r\nx-forwarded-for: 203.0.113.${network}\r\n` +
        `content-type: ${formType}\r\ncontent-length: ${150 * 1024 ** 2}\r\n\r\n`,
    )
    socket.write(start)
    while (!closed.signal.aborted && !over.signal.aborted) {
      socket.write(piece)
      await setTimeout(1000)
    }
  }
}

function note(status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1
}

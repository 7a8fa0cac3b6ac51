// node guests.ts ORIGIN CONTEST FILE…: so many guests as there are files send theirs, all at once.
// Prints, as JSON, what each was answered. A process of its own, so that it has a core of its own.
import { createReadStream, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { basename } from 'node:path'
import { entryFields } from '#tests/fixtures/entries.ts'

export interface Sent {
  file: string
  /** 0 for no answer at all. */
  status: number
  /** From the receipt. */
  id: string | null
  ms: number
}

const [origin = '', contestId = '', ...files] = process.argv.slice(2)
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
const boundary = 'a-boundary-of-guests'
process.stdout.write(JSON.stringify(await Promise.all(files.map(send))))

async function send(file: string, number: number): Promise<Sent> {
  const startedAt = performance.now()
  const { status, body } = await post(file, number)
  const id = status === 201 ? (JSON.parse(body) as { id: string }).id : null
  return { file, status, id, ms: performance.now() - startedAt }
}

/** Read while it is sent: a hundred guests have a hundred disks and memories, we have one. */
function post(file: string, number: number): Promise<{ status: number; body: string }> {
  const [head, tail] = around(file)
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': head.length + statSync(file).size + tail.length,
    // Each comes from another address, so that none is refused for coming too often.
    'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
  }
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, body: '' })
    const sending = request(`${origin}/api/submissions`, { method: 'POST', agent, headers })
    sending.on('error', nothing).on('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('error', nothing)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sending.write(head)
    createReadStream(file)
      .on('end', () => sending.end(tail))
      .pipe(sending, { end: false })
  })
}

function around(file: string): [Buffer, Buffer] {
  const fields = Object.entries(entryFields({ contestId })).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const disposition = `content-disposition: form-data; name="files"; filename="${basename(file)}"`
  const head = `${fields.join('')}--${boundary}\r\n${disposition}\r\n\r\n`
  return [Buffer.from(head), Buffer.from(`\r\n--${boundary}--\r\n`)]
}

/** A response's body as text. Throws as soon as it exceeds `bytes`, without receiving the rest. */
export async function readWithin(response: Response, bytes: number): Promise<string> {
  let whole = ''
  for await (const { text, read } of pieces(response)) {
    if (read > bytes) throw new RangeError(`The response is larger than ${bytes} bytes.`)
    whole += text
  }
  return whole
}

/** The start of a response's body, at most about `bytes`. An interrupted body ends there. */
export async function readAtMost(response: Response, bytes: number): Promise<string> {
  let beginning = ''
  try {
    for await (const { text, read } of pieces(response)) {
      beginning += text
      if (read >= bytes) break
    }
  } catch {
    // The status has already told us what matters.
  }
  return beginning
}

/** Each chunk with the bytes received so far. Leaving the loop cancels the rest. */
async function* pieces(response: Response): AsyncGenerator<{ text: string; read: number }> {
  if (!response.body) return
  const decoder = new TextDecoder()
  let read = 0
  for await (const chunk of response.body) {
    read += chunk.byteLength
    yield { text: decoder.decode(chunk, { stream: true }), read }
  }
  yield { text: decoder.decode(), read }
}

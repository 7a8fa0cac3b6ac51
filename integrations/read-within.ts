/** An answer's body as text. Throws as soon as it is larger than `bytes`, without receiving the rest. */
export async function readWithin(response: Response, bytes: number): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  // Leaving the loop cancels what has not come yet.
  for await (const chunk of response.body) {
    read += chunk.byteLength
    if (read > bytes) throw new RangeError(`The answer is larger than ${bytes} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

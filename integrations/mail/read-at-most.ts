/**
 * The beginning of an answer's body, at most about `bytes` of it; what comes after is not even
 * received. A body that breaks off ends there.
 */
export async function readAtMost(response: Response, bytes: number): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  try {
    // Leaving the loop cancels the rest.
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true })
      read += chunk.byteLength
      if (read >= bytes) break
    }
  } catch {
    // The status has already said what counts.
  }
  return text
}

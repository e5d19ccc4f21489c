/** Stops and returns undefined if the body is too long, or if the connection ends before it. */
export const readCapped = async (request: Request, maxBytes: number): Promise<string | undefined> =>
  (await readCappedBytes(request, maxBytes))?.toString('utf8')

/** Signatures cover the bytes. */
export async function readCappedBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      length += next.value.byteLength
      if (length > maxBytes) {
        await reader?.cancel()
        return undefined
      }
      chunks.push(next.value)
    }
  } catch {
    // Next.js would write an error into the log each time.
    return undefined
  }
  return Buffer.concat(chunks)
}

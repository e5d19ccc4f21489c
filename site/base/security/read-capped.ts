/** Stops and returns undefined if the body is too long. */
export const readCapped = async (request: Request, maxBytes: number): Promise<string | undefined> =>
  (await readCappedBytes(request, maxBytes))?.toString('utf8')

/** Signatures cover the bytes. */
export async function readCappedBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.byteLength
    if (length > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(next.value)
  }
  return Buffer.concat(chunks)
}

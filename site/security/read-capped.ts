/** The text of a request's body, or nothing when it is longer than allowed: reading stops there. */
export async function readCapped(request: Request, maxBytes: number): Promise<string | undefined> {
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
  return Buffer.concat(chunks).toString('utf8')
}

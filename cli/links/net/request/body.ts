import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib'

export type Body = { bytes: Buffer; isCut: boolean }

/** An oversized or invalid body becomes empty and cut. */
export function decompress({ bytes, isCut }: Body, encoding: string | undefined, limit: number): Body {
  const name = encoding?.trim().toLowerCase() ?? ''
  if (name === '' || name === 'identity') return { bytes, isCut }
  const unpack = unpackers[name]
  try {
    if (unpack) return { bytes: unpack(bytes, limit), isCut }
  } catch {
    // The body is invalid, cut short, or a decompression bomb.
  }
  return { bytes: Buffer.alloc(0), isCut: true }
}

const unpackers: Record<string, (bytes: Buffer, maxOutputLength: number) => Buffer> = {
  gzip: (bytes, maxOutputLength) =>
    gunzipSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': (bytes, maxOutputLength) => gunzipSync(bytes, { maxOutputLength }),
  deflate: (bytes, maxOutputLength) => inflateSync(bytes, { maxOutputLength }),
  br: (bytes, maxOutputLength) => brotliDecompressSync(bytes, { maxOutputLength }),
}

/** Unknown charsets are read as UTF-8. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const label = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1] ?? declaredCharset(bytes)
  if (/^utf-?8$/i.test(label)) return bytes.toString()
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return bytes.toString()
  }
}

function declaredCharset(bytes: Buffer): string {
  const head = bytes.subarray(0, 1024).toString('latin1')
  return /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1] ?? 'utf-8'
}

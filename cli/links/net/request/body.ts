import { brotliDecompressSync, constants, gunzipSync, inflateSync } from 'node:zlib'

export type Body = { bytes: Buffer; isCut: boolean }

/** Undoes `content-encoding`; what becomes too large, or is none, counts as cut and is left empty. */
export function decompress({ bytes, isCut }: Body, encoding: string | undefined, limit: number): Body {
  const name = encoding?.trim().toLowerCase() ?? ''
  if (name === '' || name === 'identity') return { bytes, isCut }
  const unpack = unpackers[name]
  try {
    if (unpack) return { bytes: unpack(bytes, limit), isCut }
  } catch {
    // Broken, cut short, or a bomb: there is no page to be read in it.
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

/** Text in the charset that was declared; an unknown one is read as UTF-8, and wrong bytes spoil only themselves. */
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

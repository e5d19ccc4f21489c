import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding, Kept } from './memory.ts'

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest|speculationrules|xml|rss|atom|feed)|image\/svg)/
/** Bytes below which compression costs more than it saves. */
const worthwhile = 256
/** A page is compressed while its first visitor waits, a static file once for good. */
const quality = { page: 6, forever: 11 }

/** The smallest encoding the browser takes, among those worth having for this answer. */
export function encodingFor(kept: Kept, accepted: string | undefined): Encoding {
  if (kept.size < worthwhile || !compressible.test(String(kept.headers['content-type']))) return 'identity'
  const offered = new Map((accepted ?? '').split(',').map(parseOffer))
  const takes = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

function parseOffer(offer: string): [string, number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}

/** The body in an encoding; compressed once, however many ask for it at the same time. */
export function bodyOf(kept: Kept, encoding: Encoding): Promise<Buffer> {
  const known = kept.bodies.get(encoding)
  if (known) return known
  const compressed = plainOf(kept).then((plain) => (encoding === 'br' ? brotli(plain, kept) : squeeze(plain)))
  kept.bodies.set(encoding, compressed)
  return compressed
}

const plainOf = ({ bodies }: Kept) => bodies.get('identity') ?? Promise.resolve(Buffer.alloc(0))
const squeeze = promisify(gzip)
const squeezeHarder = promisify(brotliCompress)

const brotli = (plain: Buffer, { isForever }: Kept) =>
  squeezeHarder(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isForever ? quality.forever : quality.page,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })

import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest|speculationrules|xml|rss|atom|feed)|image\/svg)/
/** Bytes; below this, compression costs more than it saves. */
const worthwhile = 256

export const isWorthCompressing = (type: string, { length }: Uint8Array) =>
  length >= worthwhile && compressible.test(type)

const deflate = promisify(brotliCompress)

/** Bytes; above this, the best compression takes too long for a visitor. */
const large = 100_000

/** `best` is for files that never change. */
export const brotli = (plain: Buffer, effort: 'quick' | 'best') =>
  deflate(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : plain.length > large ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
export const fromBrotli = promisify(brotliDecompress)
export const gzipped = promisify(gzip)

/** Browsers send few different headers. */
const known = new Map<string, Encoding>()
const limits = { texts: 200, characters: 100 }

export function encodingFor(accepted = ''): Encoding {
  const found = known.get(accepted)
  if (found) return found
  const encoding = read(accepted)
  if (known.size < limits.texts && accepted.length <= limits.characters) known.set(accepted, encoding)
  return encoding
}

function read(accepted: string): Encoding {
  const offered = new Map(accepted.split(',').map(parseOffer))
  const takes = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

function parseOffer(offer: string): [string, number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}

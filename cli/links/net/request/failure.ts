import type { Verdict } from '../../finding.ts'

type FailedVerdict = Exclude<Verdict, { state: 'ok' }>

export function failureOf(error: unknown): FailedVerdict {
  const code = codeOf(error)
  const certificate = certificateFaults[code]
  if (certificate) return { state: 'broken', reason: 'badCertificate', detail: certificate }
  if (incompleteChainCodes.has(code))
    return {
      state: 'unverified',
      reason: 'unreachable',
      detail: 'It does not send the whole chain of its certificate.',
    }
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return { state: 'unverified', reason: 'timeout' }
  return (
    verdictByCode[code] ??
    (/^(ERR_SSL|ERR_TLS|CERT_)/.test(code)
      ? { state: 'broken', reason: 'badCertificate', detail: `The secure connection failed (${code}).` }
      : { state: 'broken', reason: 'connectionLost', detail: messageOf(error) })
  )
}

const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet.',
  CERT_REVOKED: 'The certificate was revoked.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by the host itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is signed by an unknown authority.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
}

/** Browsers find the missing certificates of an incomplete chain, so the link may work. */
const incompleteChainCodes = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'])

const verdictByCode: Record<string, FailedVerdict> = {
  ENOTFOUND: { state: 'broken', reason: 'unknownHost' },
  ENODATA: { state: 'broken', reason: 'unknownHost' },
  NAMES_UNKNOWABLE: {
    state: 'unverified',
    reason: 'unreachable',
    detail: 'Its name cannot be looked up from here.',
  },
  ECONNREFUSED: { state: 'broken', reason: 'refused' },
  ECONNRESET: { state: 'broken', reason: 'connectionLost' },
  EPIPE: { state: 'broken', reason: 'connectionLost' },
  UND_ERR_SOCKET: { state: 'broken', reason: 'connectionLost' },
  ENETUNREACH: { state: 'unverified', reason: 'unreachable', detail: 'There is no way to its network.' },
  EHOSTUNREACH: { state: 'unverified', reason: 'unreachable', detail: 'There is no way to its host.' },
  UND_ERR_HEADERS_OVERFLOW: {
    state: 'unverified',
    reason: 'unreachable',
    detail: 'It sends more headers than are read.',
  },
}

/** Node.js reports the code of a failed `fetch` in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const own = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return own === 'TypeError' || own === 'Error' ? codeOf(error.cause) || own : own
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined)

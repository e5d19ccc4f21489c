import type { Verdict } from '../finding.ts'

/** `undefined` if it must be requested. */
export function verdictOfForm(url: URL): Verdict | undefined {
  const { protocol } = url
  if (protocol === 'http:' || protocol === 'https:') return undefined
  if (protocol === 'mailto:') return isMailbox(url.pathname, url.search) ? ok : malformed('no mail address')
  if (protocol === 'tel:' || protocol === 'sms:')
    return isNumber(url.pathname) ? ok : malformed('no telephone number')
  if (apps.has(protocol)) return ok
  return malformed(
    protocol === 'javascript:'
      ? 'a script, not an address'
      : `the scheme ${protocol} that browsers do not open`,
  )
}

const ok: Verdict = { state: 'ok' }
const malformed = (what: string): Verdict => ({
  state: 'broken',
  reason: 'malformed',
  detail: `It is ${what}.`,
})

/** Inline content, and schemes that open programs. */
const apps = new Set(
  [
    'data',
    'blob',
    'about',
    'webcal',
    'geo',
    'maps',
    'whatsapp',
    'skype',
    'facetime',
    'msteams',
    'zoommtg',
  ].map((name) => `${name}:`),
)

/** `mailto:?subject=…` lets the visitor choose the recipient. */
function isMailbox(path: string, search: string): boolean {
  const decoded = decode(path)
  if (decoded === undefined) return false
  if (decoded.trim() === '') return search.length > 1
  return decoded
    .split(',')
    .every((one) => /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)+$/.test(one.trim()))
}

/** Allows separators and parameters (`;ext=12`). */
function isNumber(path: string): boolean {
  const [number = ''] = (decode(path) ?? '').split(';')
  const digits = number.replace(/[-.\s()/]/g, '')
  return /^(\+\d{4,15}|[\d*#]{2,15})$/.test(digits)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

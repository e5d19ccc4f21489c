import type { Space } from '@association/content'

export type LinkPlace = {
  page?: string
  pageTitle?: string
  otherPages?: number
  /** `a`, `img`, `script`, … */
  element?: string
  text?: string
  space?: Space
  entry?: string
  entryTitle?: string
  type?: string
  typeName?: string
  field?: string
  fieldLabel?: string
  /** Path inside the value, such as `sections[2].cards[0].url`. */
  path?: string
  /** URL of the field in Contentful. */
  edit?: string
}

export type FoundLink = { url: string; place: LinkPlace }

/** `unverified` (refused, rate limited, too slow) never counts as broken. */
export type Verdict =
  | { state: 'ok'; status?: number; redirectedTo?: string }
  | { state: 'broken'; reason: BrokenReason; status?: number; detail?: string }
  | { state: 'unverified'; reason: UnverifiedReason; status?: number; detail?: string }

export type BrokenReason =
  | 'notFound' // 404, 410
  | 'clientError' // other 4xx statuses
  | 'serverError'
  | 'missingFragment'
  | 'redirectLoop'
  | 'tooManyRedirects'
  | 'redirectToBroken'
  | 'unknownHost'
  | 'refused'
  | 'connectionLost'
  | 'badCertificate'
  | 'malformed' // not a URL, or a forbidden scheme
  | 'missingEntry' // content only
  | 'unpublished' // content only
  | 'rejectedStatus'
  | 'forbiddenAddress' // loopback and private ranges

export type UnverifiedReason = 'forbidden' | 'rateLimited' | 'timeout' | 'robots' | 'unreachable' | 'skipped'

export type Finding = {
  url: string
  place: LinkPlace
  verdict: Exclude<Verdict, { state: 'ok' }>
  audits?: readonly AuditName[]
}

export type AuditName = 'site' | 'content'

export type Audit = {
  findings: readonly Finding[]
  checked: { links: number; addresses: number; pages: number; entries: number; requests: number }
}

export type AuditPart = { findings: readonly Finding[]; links: number; pages: number; entries: number }

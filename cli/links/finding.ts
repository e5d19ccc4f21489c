import type { Space } from '@association/content'

/** Where a link stands: on a page of the site, in an entry, or both once they have been matched. */
export type Place = {
  /** The page that shows it, as an address of the site. */
  page?: string
  pageTitle?: string
  /** How many pages show it beside that one. */
  otherPages?: number
  /** What stands in the page: `a`, `img`, `script`, … */
  element?: string
  /** The words that are linked, as far as they are known. */
  text?: string
  space?: Space
  entry?: string
  entryTitle?: string
  /** The id of its content type. */
  type?: string
  typeName?: string
  field?: string
  fieldLabel?: string
  /** Inside a rich text, JSON or HTML value: `sections[2].cards[0].url`. */
  path?: string
  /** Opens the field in Contentful. */
  edit?: string
}

/** A link as somebody wrote it. */
export type Link = { url: string; place: Place }

/**
 * What became of an address. `unverified` is what nobody can tell from here — refused, too many requests, too slow —
 * and never counts as broken.
 */
export type Verdict =
  | { state: 'ok'; status?: number; redirectedTo?: string }
  | { state: 'broken'; reason: BrokenReason; status?: number; detail?: string }
  | { state: 'unverified'; reason: UnverifiedReason; status?: number; detail?: string }

export type BrokenReason =
  | 'notFound' // 404, 410
  | 'clientError' // any other 4xx that is an answer about the address
  | 'serverError'
  | 'missingFragment'
  | 'redirectLoop'
  | 'tooManyRedirects'
  | 'redirectToBroken'
  | 'unknownHost'
  | 'refused'
  | 'connectionLost'
  | 'badCertificate'
  | 'malformed' // no address at all, or a scheme that nobody should link to
  | 'missingEntry' // content only: the entry or page it leads to does not exist
  | 'unpublished' // content only: it leads to what visitors cannot see
  | 'rejectedStatus' // the settings reject this answer
  | 'forbiddenAddress' // loopback and private ranges

export type UnverifiedReason = 'forbidden' | 'rateLimited' | 'timeout' | 'robots' | 'unreachable' | 'skipped'

/** A link with what became of its address; reporters and the baseline work on these. */
export type Finding = {
  url: string
  place: Place
  verdict: Exclude<Verdict, { state: 'ok' }>
  /** Which looks met it: a link of an entry is also one of the pages that show it. */
  audits?: readonly AuditName[]
}

/** The site as visitors walk it, and the content as editors wrote it. */
export type AuditName = 'site' | 'content'

/** What came of looking. */
export type Audit = {
  findings: readonly Finding[]
  /** Counted over the whole run. */
  checked: { links: number; addresses: number; pages: number; entries: number; requests: number }
}

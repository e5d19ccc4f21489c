import { type Space, spaces } from '../define/content-type.ts'
import { isRecord } from '../safe/is-record.ts'

/** The app writes it as a desk record; the site reads it through the Preview API. */
export type Share = {
  pages: readonly SharedPage[]
  /** `frozen` shows the draft as of the creation of the link. */
  mode: 'follow' | 'frozen'
  /** ISO 8601. */
  expiresAt: string
  revokedAt?: string
  frozen?: readonly string[]
}

export type SharedPage = { space: Space; entry: string; title: string }

export const shareLimits = { pages: 20, frozenParts: 20, lifetimeMs: 14 * 24 * 60 * 60 * 1000 }

export function shareOf(record: unknown): Share | undefined {
  if (!isRecord(record)) return undefined
  const { pages, mode, expiresAt, revokedAt, frozen } = record
  if (!Array.isArray(pages) || pages.length > shareLimits.pages || !pages.every(isPage)) return undefined
  if ((mode !== 'follow' && mode !== 'frozen') || !isInstant(expiresAt)) return undefined
  if (revokedAt !== undefined && !isInstant(revokedAt)) return undefined
  if (frozen !== undefined && !isIdList(frozen)) return undefined
  return {
    pages: pages.map(({ space, entry, title }) => ({ space, entry, title })),
    mode,
    expiresAt,
    ...(revokedAt !== undefined && { revokedAt }),
    ...(frozen !== undefined && { frozen }),
  }
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isPage = (page: unknown): page is SharedPage =>
  isRecord(page) &&
  spaces.some((space) => space === page.space) &&
  typeof page.entry === 'string' &&
  typeof page.title === 'string'

const isIdList = (ids: unknown): ids is string[] =>
  Array.isArray(ids) && ids.length <= shareLimits.frozenParts && ids.every((id) => typeof id === 'string')

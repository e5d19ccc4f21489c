import { type Space, spaces } from '../define/content-type.ts'
import { isRecord } from '../safe/is-record.ts'

/** The site stores this, because recipients have no Contentful account. */
export type ShareVisits = {
  /** ISO 8601, accurate to a minute. */
  openedAt?: string
  remarks: readonly ShareRemark[]
}

/** Plain text only. */
export type ShareRemark = {
  id: string
  space: Space
  entry: string
  field?: string
  text: string
  /** The site does not verify the name. */
  name?: string
  /** ISO 8601. */
  at: string
  isResolved?: boolean
}

export const remarkLimits = { text: 1000, name: 80, perShare: 200 }

/** Returns undefined unless the untrusted input is a remark within the limits. */
export function remarkOf(value: unknown): Omit<ShareRemark, 'id' | 'at'> | undefined {
  if (!isRecord(value)) return undefined
  const { space, entry, field } = value
  const [text, name] = [plain(value.text), plain(value.name ?? '')]
  const home = spaces.find((each) => each === space)
  const isPlaced = home && isId(entry) && (field === undefined || isId(field))
  if (!isPlaced || !text || text.length > remarkLimits.text) return undefined
  if (name === undefined || name.length > remarkLimits.name) return undefined
  return { space: home, entry, ...(field !== undefined && { field }), text, ...(name && { name }) }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

/** Removes invisible characters and those that change the text direction; keeps line breaks and joined emoji. */
const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\u200d])[\p{Cc}\p{Cf}]/gu, '')
        .trim()
    : undefined

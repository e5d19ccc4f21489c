import { isRecord } from '../safe/is-record.ts'

/** The Delivery and Preview APIs send this, with links resolved where possible. */
export type WireEntry = {
  sys: {
    id: string
    type?: string
    contentType?: { sys: { id: string } }
    space?: { sys: { id: string } }
    [key: string]: unknown
  }
  fields?: Record<string, unknown>
}

export type WireAsset = {
  sys: { id: string }
  fields?: {
    title?: string
    description?: string
    file?: {
      url?: string
      contentType?: string
      details?: { size?: number; image?: { width?: number; height?: number } }
    }
  }
}

const hasSys = (value: unknown): value is { sys: { id: string; type?: string } } =>
  isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string'

/** An unresolved link has no fields. */
export const isWireEntry = (value: unknown): value is WireEntry =>
  hasSys(value) && value.sys.type !== 'Asset' && 'fields' in value

export const isWireAsset = (value: unknown): value is WireAsset =>
  hasSys(value) && value.sys.type !== 'Entry' && 'fields' in value

/** Its target is deleted, never published, or past the depth limit. */
export const isDeadLink = (value: unknown): value is { sys: { id: string } } =>
  hasSys(value) && !('fields' in value)

export function typeNameOf({ sys }: WireEntry): string {
  const id: unknown = sys.contentType?.sys?.id
  return typeof id === 'string' ? id : 'unknown'
}

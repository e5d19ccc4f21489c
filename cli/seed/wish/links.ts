import type { AssetLink, WrittenLink } from '@association/content/define/written.ts'
import { isRecord } from '@association/content/safe/is-record.ts'

/** A link has no other property, unlike a card of a JSON block. */
export const isLink = (value: unknown): value is WrittenLink => isOnly(value, 'link')
export const isAssetLink = (value: unknown): value is AssetLink => isOnly(value, 'asset')

const isOnly = (value: unknown, key: string) =>
  isRecord(value) && typeof value[key] === 'string' && Object.keys(value).length === 1

type WireLink = { sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } }
export const wireLink = (linkType: 'Entry' | 'Asset', id: string): WireLink => ({
  sys: { type: 'Link', linkType, id },
})

const isWireLink = (value: unknown): value is WireLink =>
  isRecord(value) && isRecord(value.sys) && value.sys.type === 'Link' && typeof value.sys.id === 'string'

export function linksIn(value: unknown): { entries: string[]; assets: string[] } {
  const found = targetsIn(value)
  const idsOf = (kind: WishTarget['kind']) =>
    found.filter((target) => target.kind === kind).map(({ id }) => id)
  return { entries: idsOf('Entry'), assets: idsOf('Asset') }
}

type WishTarget = { kind: 'Entry' | 'Asset'; id: string }

function targetsIn(value: unknown): WishTarget[] {
  if (isLink(value)) return [{ kind: 'Entry', id: value.link }]
  if (isAssetLink(value)) return [{ kind: 'Asset', id: value.asset }]
  if (isWireLink(value)) return [{ kind: value.sys.linkType, id: value.sys.id }]
  if (isRecord(value) && typeof value.prose === 'string')
    return embedsIn(value.prose).map((id) => ({ kind: 'Entry', id }))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsIn) : []
}

/** A Markdown paragraph that consists of `{{id}}` embeds the entry. */
export const embedPattern = /^\{\{([\w.-]+)\}\}$/
const embedsIn = (markdown: string) =>
  markdown.split('\n').flatMap((line) => embedPattern.exec(line.trim())?.[1] ?? [])

import { type Space, spaces as spaceNames } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { Content, Status, Target } from '@association/content/rules'
import { auditContent } from '../audit-content.ts'
import { judgeOf } from '../judge.ts'

type AuditedEntry = {
  id: string
  type: string
  space?: Space
  status?: Status
  published?: Record<string, unknown>
} & Record<string, unknown>

const ids = { association: 'space-a', events: 'space-e' }

function target({ id, type, space = 'association', status = 'published', ...rest }: AuditedEntry): Target {
  const { published: _, ...values } = rest
  const model = contentTypeFor(type)
  if (!model) throw new Error(`no type ${type}`)
  return { id, space, status, type: model, typeName: model.name, values }
}

const content = (entries: readonly Target[], onlyPublished: boolean): Content => ({
  entries: new Map(entries.map((entry) => [entry.id, entry])),
  files: new Map([
    ['leaflet', { id: 'leaflet', status: 'published', title: 'Leaflet', description: '', contentType: 'x' }],
    ['sketch', { id: 'sketch', status: 'draft', title: 'Sketch', description: '', contentType: 'x' }],
    ['hollow', { id: 'hollow', status: 'published', title: 'Hollow', description: '' }],
  ]),
  onlyPublished,
})

export function audit(written: readonly AuditedEntry[], only?: Space) {
  const both = spaceNames.map((space) => {
    const here = written.filter((entry) => (entry.space ?? 'association') === space)
    const seen = here.map((entry) => target({ ...entry, ...entry.published }))
    return { space, saved: content(here.map(target), false), visible: content(seen, true) }
  })
  const hosts = { own: ['www.site.example', 'site.example'], platform: ['members.site.example'] }
  const { findings, outside, moved, checked } = auditContent({
    spaces: both.map(({ space, saved }) => ({ space, content: saved })),
    space: only,
    judge: judgeOf(both, ids, hosts),
    whereabouts: {
      siteUrl: 'https://www.site.example',
      editAddress: ({ space, id, field }) => `https://edit.example/${space}/${id}/${field}`,
    },
  })
  const told = findings.map(
    ({ url, place, verdict }) => `${place.entry}.${place.field} ${url}: ${verdict.reason}`,
  )
  return { findings, told, outside, moved, checked }
}

export const page = (
  id: string,
  path: string,
  { sections = [], ...more }: PageOptions = {},
): AuditedEntry => ({
  ...{ id, type: 'page', title: id, path },
  sections: sections.map((to) => ({ sys: { type: 'Link', linkType: 'Entry', id: to } })),
  ...more,
})
type PageOptions = { sections?: string[]; [value: string]: unknown }
export const redirect = (from: string, to: string, more: object = {}): AuditedEntry => ({
  ...{ id: `redirect ${from}`, type: 'redirect', from, to },
  ...more,
})
export const button = (id: string, button1Url: string, more: object = {}): AuditedEntry => ({
  ...{ id, type: 'buttonGroup', internalName: id, button1Text: 'Go', button1Url },
  ...more,
})

import { pagePath } from '../derive/page-path.ts'
import { linkOf } from './links-in.ts'
import { type Content, isShown, type Target } from './subject.ts'

/** The path of an entry's own page, as `pagePath` gives it, from values in which references are links. */
export function pathOf(target: Pick<Target, 'type' | 'values'>, content: Content): string | undefined {
  const { type, values } = target
  if (!type) return undefined
  const references = Object.entries(type.fields).filter(([, { kind }]) => kind === 'reference')
  const read = references.map(([id]) => [id, referred(values[id], content)])
  return pagePath(type.id, { ...values, ...Object.fromEntries(read) })
}

function referred(value: unknown, content: Content) {
  const link = linkOf(value)
  const target = link?.linkType === 'Entry' ? content.entries.get(link.id) : undefined
  return target && isShown(target, content) ? { fields: target.values } : undefined
}

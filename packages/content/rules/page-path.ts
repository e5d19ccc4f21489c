import { pagePath } from '../derive/page-path.ts'
import { linkOf } from './links-in.ts'
import { type Content, isShown, type Target } from './subject.ts'

/** The path of an entry's own page, as `pagePath` gives it, from values in which references are links. */
export function pathOf(target: Pick<Target, 'type' | 'values'>, content: Content): string | undefined {
  const { type, values } = target
  if (!type) return undefined
  const read = referencesOf(target).map(([field, id]) => [field, referred(id, content)])
  return pagePath(type.id, { ...values, ...Object.fromEntries(read) })
}

/** False while an entry that the path may depend on was not read. */
export const isPathKnown = (target: Pick<Target, 'type' | 'values'>, { entries }: Content) =>
  referencesOf(target).every(([, id]) => id === undefined || entries.has(id))

function referred(id: string | undefined, content: Content) {
  const target = id === undefined ? undefined : content.entries.get(id)
  return target && isShown(target, content) ? { fields: target.values } : undefined
}

/** The fields that refer to one entry, and its id where there is one. */
const referencesOf = ({ type, values }: Pick<Target, 'type' | 'values'>) =>
  Object.entries(type?.fields ?? {})
    .filter(([, { kind }]) => kind === 'reference')
    .map(([field]): [string, string | undefined] => [field, linkOf(values[field])?.id])

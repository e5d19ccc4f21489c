import { pagePath } from '../derive/page-path.ts'
import { linkOf } from './links-in.ts'
import { type Content, isShown, type Target } from './subject.ts'

/** Works like `pagePath`, but references are links. */
export function pathOf(target: Pick<Target, 'type' | 'values'>, content: Content): string | undefined {
  const { type, values } = target
  if (!type) return undefined
  const read = referencesOf(target).map(([field, id]) => [field, referred(id, content)])
  return pagePath(type.id, { ...values, ...Object.fromEntries(read) })
}

/** Returns false while an entry that the path needs was not read. */
export const isPathKnown = (target: Pick<Target, 'type' | 'values'>, { entries }: Content) =>
  referencesOf(target).every(([, id]) => id === undefined || entries.has(id))

function referred(id: string | undefined, content: Content) {
  const target = id === undefined ? undefined : content.entries.get(id)
  return target && isShown(target, content) ? { fields: target.values } : undefined
}

const referencesOf = ({ type, values }: Pick<Target, 'type' | 'values'>) =>
  Object.entries(type?.fields ?? {})
    .filter(([, { kind }]) => kind === 'reference')
    .map(([field]): [string, string | undefined] => [field, linkOf(values[field])?.id])

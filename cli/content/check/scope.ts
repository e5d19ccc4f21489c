import { subjectsIn, treeOf } from '@association/content/rules'
import { CommandError } from '../../shared/errors.ts'
import type { SpaceContent } from '../pages.ts'

/** Returns `space/id` of the named entries and their content. Throws without a match. */
export function entriesBelow(what: string, spaces: readonly SpaceContent[]): ReadonlySet<string> {
  const found = spaces.flatMap(({ space, content }) =>
    subjectsIn(content)
      .filter(({ id, type, values }) => id === what || (type.id === 'page' && values.path === what))
      .flatMap((root) => treeOf(root, content).moments.map(({ subject }) => `${space}/${subject.id}`)),
  )
  if (found.length > 0) return new Set(found)
  const names = spaces.map(({ space }) => space).join(' or ')
  const missing = what.startsWith('/') ? `no page at ${what}` : `no entry ${what}`
  throw new CommandError(
    'USAGE',
    `There is ${missing} in ${names}. Give the path of a page or the id of an entry.`,
  )
}

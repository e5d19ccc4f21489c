import type { Edition } from '@association/content/define/event.ts'
import { currentEdition } from '@association/content/shared/events/edition.ts'

/** The longest path at or above this one wins, then the edition current at `now` (Unix milliseconds). */
export function editionAt(path: string, editions: readonly Edition[], now: number): Edition | undefined {
  const above = editions.filter((edition) => path === edition.path || path.startsWith(`${edition.path}/`))
  const longest = Math.max(...above.map((edition) => edition.path.length))
  const [first, ...others] = above.filter((edition) => edition.path.length === longest)
  return first && others.length > 0 ? currentEdition([first, ...others], first.kind, now) : first
}

import { childrenFirst } from '../items/order.ts'
import type { ShownRelease } from './release-state.ts'

type ReleaseChoice = {
  contents: Pick<ShownRelease['contents'], 'items' | 'key'>
  forbidden: ShownRelease['forbidden']
}

/** Chooses everything that the user may publish. */
export const allOf = ({ contents, forbidden }: ReleaseChoice): ReadonlySet<string> =>
  new Set(
    childrenFirst(contents.items, contents.key)
      .map(({ key }) => key)
      .filter((key) => !forbidden.has(key)),
  )

/** Keeps excluded items excluded after a reload and chooses new items. */
export const keptChoice =
  ({ shown: before, chosen }: { shown: ReleaseChoice; chosen: ReadonlySet<string> }) =>
  (shown: ReleaseChoice): ReadonlySet<string> => {
    const offered = allOf(before)
    return new Set([...allOf(shown)].filter((key) => chosen.has(key) || !offered.has(key)))
  }

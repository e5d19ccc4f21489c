import { childrenFirst } from '../items/order.ts'
import type { Shown } from './release-state.ts'

type Listed = { contents: Pick<Shown['contents'], 'items' | 'key'>; forbidden: Shown['forbidden'] }

/** Chooses everything that the user may publish. */
export const allOf = ({ contents, forbidden }: Listed): ReadonlySet<string> =>
  new Set(
    childrenFirst(contents.items, contents.key)
      .map(({ key }) => key)
      .filter((key) => !forbidden.has(key)),
  )

/** Keeps excluded items excluded after a reload and chooses new items. */
export const keptChoice =
  ({ shown: before, chosen }: { shown: Listed; chosen: ReadonlySet<string> }) =>
  (shown: Listed): ReadonlySet<string> => {
    const offered = allOf(before)
    return new Set([...allOf(shown)].filter((key) => chosen.has(key) || !offered.has(key)))
  }

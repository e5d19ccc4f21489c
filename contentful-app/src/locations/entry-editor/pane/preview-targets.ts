import { titleOf } from '@association/content/rules'
import type { ContainingPage } from '../../../contentful/pages/containing-pages.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import type { PreviewTarget } from '../../../preview/open-preview.ts'

/** Lists the entry first, then the pages that contain it. */
export function targetsOf(
  { space, id, type, values }: OpenEntry,
  pages: readonly ContainingPage[],
): [PreviewTarget, ...PreviewTarget[]] {
  const itself = { space, entry: id, title: titleOf(type, values(), id) }
  const around = pages
    .filter((page) => page.entry !== id)
    .map(({ space, entry, title }) => ({ space, entry, title }))
  return [itself, ...around]
}

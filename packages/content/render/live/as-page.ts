import type { Entry } from '../../define/values.ts'
import type { Shown } from '../../define/view.ts'
import type { Place } from '../page-context.ts'
import { pageOf } from '../page-of.ts'
import { viewFor } from '../view-for.ts'

export type PreviewPage = { page: Entry<'page'>; as: Place }

/** Returns undefined for data that is never shown. */
export function asPage(entry: Entry): PreviewPage | undefined {
  if (entry.type === 'page') return { page: entry, as: 'block' }
  const shown = entry as Shown
  if (viewFor(shown, 'page')) return { page: pageOf([shown]), as: 'page' }
  return viewFor(shown, 'block') && { page: pageOf([shown]), as: 'block' }
}

export function asListed(entry: Entry): PreviewPage | undefined {
  const shown = entry as Shown
  if (!viewFor(shown, 'page')) return undefined
  const as = viewFor(shown, 'card') ? 'card' : 'block'
  return viewFor(shown, as) && { page: pageOf([shown]), as }
}

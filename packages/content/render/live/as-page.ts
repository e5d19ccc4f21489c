import type { Entry } from '../../define/values.ts'
import type { Block, Shown } from '../../define/view.ts'
import { models } from '../../generated/models.ts'
import { viewFor } from '../view-for.ts'

/** A page to preview an entry on: itself, or one that holds only it. Data that is never shown has none. */
export function asPage(entry: Entry): Entry<'page'> | undefined {
  if (entry.type === 'page') return entry
  if (!viewFor(entry as Shown, 'block')) return undefined
  const fields = {
    title: models[entry.type].name,
    path: '/',
    description: undefined,
    socialImage: undefined,
    hideFromSearch: true,
    sections: [entry as Block] as Entry<'page'>['fields']['sections'],
  }
  return { id: entry.id, space: entry.space, type: 'page', fields }
}

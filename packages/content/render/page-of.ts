import type { Entry } from '../define/values.ts'
import type { Shown } from '../define/view.ts'
import { models } from '../generated/models.ts'

/** Makes a page without an editor's entry. The first entry gives its title, space and id. */
export function pageOf(entries: readonly Shown[]): Entry<'page'> {
  const [first] = entries
  return {
    id: first?.id ?? '',
    space: first?.space ?? 'association',
    type: 'page',
    fields: {
      title: first ? models[first.type].name : '',
      path: '/',
      description: undefined,
      socialImage: undefined,
      hideFromSearch: true,
      notification: undefined,
      // The cast: the entries need not be blocks; the caller says how they are placed.
      sections: entries as Entry<'page'>['fields']['sections'],
    },
  }
}

import type { Entry } from '../define/values.ts'
import type { Shown } from '../define/view.ts'
import { models } from '../generated/models.ts'

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
      // The cast: the caller says how the entries are placed.
      sections: entries as Entry<'page'>['fields']['sections'],
    },
  }
}

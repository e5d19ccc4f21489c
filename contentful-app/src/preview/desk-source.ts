import { isSameEntry } from '../contentful/addresses.ts'
import type { Desk } from '../desk/desk.ts'
import type { PreviewSource } from './open-preview.ts'

export function deskSource({ root, opened, onPatch }: Desk): PreviewSource {
  const isRoot = (entry: { space: typeof root.space; entry: string }) =>
    isSameEntry({ space: root.space, entry: root.id }, entry)
  return {
    id: root.id,
    space: root.space,
    values: root.values,
    onChange: root.onChange,
    others: {
      values: () =>
        opened()
          .map(({ space, id, values }) => ({ space, entry: id, fields: values() }))
          .filter((each) => !isRoot(each)),
      onChange: (listener) =>
        onPatch((patch) => {
          if (!isRoot(patch)) listener(patch)
        }),
    },
  }
}

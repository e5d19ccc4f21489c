import type { Space } from '@association/content'
import {
  type Content,
  type File,
  isSubject,
  type Status,
  type Subject,
  shownAbroad,
  shownLinks,
  type Target,
  titleOf,
} from '@association/content/rules'

export type ReleaseItem = {
  key: string
  space: Space
  linkType: 'Entry' | 'Asset'
  id: string
  title: string
  /** Empty for a file. */
  type: string
  typeName: string
  status: Status
  version?: number
  editedAt?: string
  editedBy?: string
  /** Keys of the directly shown items, in order. */
  shows: readonly string[]
}

export const keyOf = ({ space, linkType, id }: Pick<ReleaseItem, 'space' | 'linkType' | 'id'>) =>
  `${space}/${linkType}/${id}`

export const isWaiting = ({ status }: Pick<ReleaseItem, 'status'>) =>
  status === 'draft' || status === 'changed'

type Root = Subject & Pick<Target, 'version' | 'editedAt' | 'editedBy'>
type ItemSource = {
  contents: Readonly<Record<Space, Content>>
  spaceIds: Readonly<Record<Space, string>>
}

export function itemsOf(root: Root, { contents, spaceIds }: ItemSource): Map<string, ReleaseItem> {
  const spaceOf = (id: string): Space => (id === spaceIds.events ? 'events' : 'association')
  const shows = (space: Space, target: Target | Root) =>
    isSubject(target as Target) && target.status !== 'archived'
      ? linked(target as Subject, { space, spaceOf })
      : []
  const items = Object.entries(contents).flatMap(([name, { entries, files }]) => {
    const space = name as Space // the keys of the record
    return [
      ...[...entries.values()].map((target) => entryItem(target, shows(space, target))),
      ...[...files.values()].map((file) => fileItem(file, space)),
    ]
  })
  const own = entryItem({ ...root, typeName: root.type.name }, shows(root.space, root))
  return new Map([...items, own].map((item) => [item.key, item]))
}

type Places = { space: Space; spaceOf(spaceId: string): Space }

const linked = (subject: Subject, { space, spaceOf }: Places) => [
  ...shownLinks(subject).map((link) => keyOf({ ...link, space })),
  ...shownAbroad(subject).map(({ spaceId, ...link }) => keyOf({ ...link, space: spaceOf(spaceId) })),
]

function entryItem(target: Target, shows: readonly string[]): ReleaseItem {
  const { space, id, type, typeName, values, status, version, editedAt, editedBy } = target
  return {
    ...{ key: keyOf({ space, linkType: 'Entry', id }), space, linkType: 'Entry', id },
    ...{
      title: titleOf(type, values, id),
      type: type?.id ?? typeName,
      typeName,
      status,
      version,
      editedAt,
      editedBy,
      shows,
    },
  }
}

function fileItem(file: File, space: Space): ReleaseItem {
  const { id, title, status, version, editedAt, editedBy, contentType } = file
  return {
    ...{ key: keyOf({ space, linkType: 'Asset', id }), space, linkType: 'Asset', id },
    ...{ title, type: '', status, version, editedAt, editedBy, shows: [] },
    typeName: contentType?.startsWith('image/') ? 'Picture' : 'File',
  }
}

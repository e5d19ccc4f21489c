import type { ContentType, Space } from '../define/content-type.ts'
import { contentTypeFor } from '../derive/content-types.ts'

/** Values have one locale; links stay links. */
export type Subject = {
  space: Space
  id: string
  type: ContentType
  values: Readonly<Record<string, unknown>>
  status: Status
}

export type Target = Omit<Subject, 'type'> &
  Edited & { type?: ContentType; typeName: string; version?: number }

/** User id and ISO date, if Contentful sent them. */
export type Edited = { editedAt?: string; editedBy?: string }

export type File = Edited & {
  id: string
  status: Status
  version?: number
  title: string
  description: string
  /** Undefined before the upload. */
  contentType?: string
  /** Without a scheme, as in Contentful. */
  url?: string
  /** Pixels. */
  width?: number
  height?: number
}

/** `unknown` in a preview, which has no status. */
export type Status = 'draft' | 'changed' | 'published' | 'archived' | 'unknown'

export type Content = {
  entries: ReadonlyMap<string, Target>
  files: ReadonlyMap<string, File>
  /** Drafts do not show to visitors, but links to them can be checked. */
  onlyPublished?: boolean
}

export const isShown = ({ status }: Pick<Target, 'status'>, { onlyPublished = false }: Content) =>
  status !== 'archived' && !(onlyPublished && status === 'draft')

export const isPublished = (status: Status) => status === 'published' || status === 'changed'

type SysVersions = { version?: number; publishedVersion?: number; archivedVersion?: number }
type SysChanges = { updatedAt?: string; updatedBy?: { sys: { id: string } } }
type Localised = { [field: string]: unknown }
export type ManagedEntry = {
  sys: SysVersions & SysChanges & { id: string; contentType: { sys: { id: string } } }
  fields: Localised
}
export type ManagedAsset = { sys: SysVersions & SysChanges & { id: string }; fields: object }

/** Contentful counts the publication as one version. */
export function statusOf({ version = 0, publishedVersion, archivedVersion }: SysVersions) {
  if (archivedVersion) return 'archived' as const
  if (!publishedVersion) return 'draft' as const
  return version > publishedVersion + 1 ? ('changed' as const) : ('published' as const)
}

export function targetOf(entry: ManagedEntry, { space, locale }: { space: Space; locale: string }): Target {
  const typeName = entry.sys.contentType.sys.id
  const type = contentTypeFor(typeName)
  return {
    space,
    id: entry.sys.id,
    ...(type && { type }),
    typeName: type?.name ?? typeName,
    values: valuesOf(entry, locale),
    status: statusOf(entry.sys),
    version: entry.sys.version,
    ...editedOf(entry.sys),
  }
}

export const isSubject = (target: Target | undefined): target is Target & Subject =>
  target?.type !== undefined

export function fileOf(asset: ManagedAsset, locale: string): File {
  const { title, description, file } = valuesOf(asset, locale)
  const { contentType, url, details } = (file ?? {}) as {
    contentType?: string
    url?: string
    details?: { image?: { width?: number; height?: number } }
  }
  return {
    id: asset.sys.id,
    status: statusOf(asset.sys),
    version: asset.sys.version,
    ...editedOf(asset.sys),
    title: String(title || asset.sys.id),
    description: typeof description === 'string' ? description.trim() : '',
    ...(file ? { contentType: String(contentType ?? '') } : {}),
    ...(url ? { url } : {}),
    width: details?.image?.width,
    height: details?.image?.height,
  }
}

const editedOf = ({ updatedAt, updatedBy }: SysChanges): Edited => ({
  ...(updatedAt && { editedAt: updatedAt }),
  ...(updatedBy && { editedBy: updatedBy.sys.id }),
})

export const valuesOf = ({ fields }: { fields?: object }, locale: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([id, values]) => [
      id,
      (values as Record<string, unknown> | undefined)?.[locale],
    ]),
  )

export function titleOf(
  type: ContentType | undefined,
  values: Readonly<Record<string, unknown>>,
  id: string,
): string {
  const title = type && values[type.title]
  return typeof title === 'string' && title.trim() !== '' ? title : id
}

import type {
  ContentEntity,
  ContentType,
  EditorInterface,
  Entity,
  Environment,
  EnvironmentAlias,
  Locale,
  Space,
  Tag,
} from '../entity.ts'

export type StoreKind<T> = { readonly name: string; readonly holds?: T }

export const kind = <T>(name: string): StoreKind<T> => ({ name })

/** The environment `''` holds the space's own documents. */
export type StorePlace = { space: string; environment: string }

export const spaces = kind<Space>('Space')
export const environments = kind<Environment>('Environment')
export const environmentAliases = kind<EnvironmentAlias>('EnvironmentAlias')
export const locales = kind<Locale>('Locale')
export const contentTypes = kind<ContentType>('ContentType')
/** As last published: it validates entries and is delivered. */
export const publishedContentTypes = kind<ContentType>('PublishedContentType')
export const editorInterfaces = kind<EditorInterface>('EditorInterface')
export const entries = kind<ContentEntity>('Entry')
export const publishedEntries = kind<ContentEntity>('PublishedEntry')
export const assets = kind<ContentEntity>('Asset')
export const publishedAssets = kind<ContentEntity>('PublishedAsset')
export const tags = kind<Tag>('Tag')
/** The Sync API reports these for unpublished entities. */
export const deletedEntries = kind<Deletion>('DeletedEntry')
export const deletedAssets = kind<Deletion>('DeletedAsset')
export const snapshotsOf = (type: 'Entry' | 'ContentType', id: string) =>
  kind<Snapshot>(`Snapshot ${type} ${id}`)
/** Maps old to new field ids until the content type's next publication. */
export const fieldRenames = kind<FieldRenames>('FieldRenames')
export const bulkActions = kind<BulkAction>('BulkAction')

type IdentifiedEntity = { sys: { id: string; [more: string]: unknown } }
export type Deletion = IdentifiedEntity
export type Snapshot = IdentifiedEntity & { snapshot: Entity }
type FieldRenames = IdentifiedEntity & { renames: Record<string, string> }
export type BulkAction = IdentifiedEntity & { action: string; payload: unknown; error?: unknown }

export const ofSpace = (space: string): StorePlace => ({ space, environment: '' })
export const everywhere: StorePlace = { space: '', environment: '' }

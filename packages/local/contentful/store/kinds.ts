import type {
  Content,
  ContentType,
  EditorInterface,
  Entity,
  Environment,
  EnvironmentAlias,
  Locale,
  Space,
  Tag,
} from '../entity.ts'

/** A collection of the store; the type of its documents travels with the name. */
export type Kind<T> = { readonly name: string; readonly holds?: T }

export const kind = <T>(name: string): Kind<T> => ({ name })

/** What content lives in: an environment of a space; `''` holds what belongs to the whole space. */
export type Place = { space: string; environment: string }

export const spaces = kind<Space>('Space')
export const environments = kind<Environment>('Environment')
export const environmentAliases = kind<EnvironmentAlias>('EnvironmentAlias')
export const locales = kind<Locale>('Locale')
export const contentTypes = kind<ContentType>('ContentType')
/** A content type as it was last published: what entries are checked against and what is delivered. */
export const publishedContentTypes = kind<ContentType>('PublishedContentType')
export const editorInterfaces = kind<EditorInterface>('EditorInterface')
export const entries = kind<Content>('Entry')
export const publishedEntries = kind<Content>('PublishedEntry')
export const assets = kind<Content>('Asset')
export const publishedAssets = kind<Content>('PublishedAsset')
export const tags = kind<Tag>('Tag')
/** What the Sync API reports for entities that are no longer published. */
export const deletedEntries = kind<Deletion>('DeletedEntry')
export const deletedAssets = kind<Deletion>('DeletedAsset')
/** What was published of one entity, publication by publication. */
export const snapshotsOf = (type: 'Entry' | 'ContentType', id: string) =>
  kind<Snapshot>(`Snapshot ${type} ${id}`)
/** Fields that get another id with the next publication of their content type: old id → new id. */
export const fieldRenames = kind<FieldRenames>('FieldRenames')
export const bulkActions = kind<BulkAction>('BulkAction')

type Identified = { sys: { id: string; [more: string]: unknown } }
export type Deletion = Identified
export type Snapshot = Identified & { snapshot: Entity }
type FieldRenames = Identified & { renames: Record<string, string> }
export type BulkAction = Identified & { action: string; payload: unknown; error?: unknown }

/** Things that belong to a whole space. */
export const ofSpace = (space: string): Place => ({ space, environment: '' })
/** The list of spaces itself. */
export const everywhere: Place = { space: '', environment: '' }

import type { Entity, EntityLink } from '../../entity.ts'
import { kind } from '../../store/kinds.ts'

type ContentLink = EntityLink<'Entry' | 'Asset'>
/** The second version of releases has an action for each entity. */
type PlannedEntity = { entity: ContentLink; action?: 'publish' | 'unpublish' }

export type Release = Entity & {
  title: string
  entities: { sys: { type: 'Array' }; items: (ContentLink | PlannedEntity)[] }
}
export type ReleaseAction = { sys: { id: string; [more: string]: unknown }; action: string; error?: unknown }

export const releases = kind<Release>('Release')
export const releaseActions = kind<ReleaseAction>('ReleaseAction')

export const contentLinks = ({ entities }: Pick<Release, 'entities'>): ContentLink[] =>
  entities.items.map((item) => ('entity' in item ? item.entity : item))

import { isSame, journalType } from '@association/services/management/index.ts'
import type { ContentTypeProps, EditorInterfaceProps } from 'contentful-management'
import type { SpaceWish, TypeWish } from '../wish/wish.ts'
import type { SpaceState } from './read-space.ts'

export type TypePlan = {
  wish: TypeWish
  live?: ContentTypeProps | undefined
  create: boolean
  publish: boolean
  edit: boolean
}

/** Where migrations have run, only they change content types. */
const isManaged = ({ types }: Pick<SpaceState, 'types'>) => types.has(journalType)

/** Existing types never change. */
export function planTypes({ types }: SpaceWish, state: SpaceState): TypePlan[] {
  if (isManaged(state)) return []
  return types
    .map((wish) => planType(wish, state))
    .filter(({ create, publish, edit }) => create || publish || edit)
}

function planType(wish: TypeWish, { types, editors }: SpaceState): TypePlan {
  const live = types.get(wish.id)
  const isNew = !live || (wish.isPublished && !live.sys.publishedVersion)
  return {
    wish,
    live,
    create: !live,
    publish: isNew && wish.isPublished,
    edit: wish.editor !== undefined && !hasEditor(editors.get(wish.id), wish.editor),
  }
}

const hasEditor = (live: EditorInterfaceProps | undefined, wanted: Omit<EditorInterfaceProps, 'sys'>) => {
  if (!live) return false
  const { sys: _, ...held } = live
  return isSame(held, wanted)
}

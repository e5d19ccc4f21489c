import type { Sys } from '../../entity.ts'
import type { Context } from '../context.ts'
import { commentKind } from './comments.ts'
import { removeAbout } from './parents.ts'
import { taskKind } from './tasks.ts'

/** The comments and tasks of a deleted entry or content type go with it. */
export function removeDiscussion(context: Context, { type, id }: Pick<Sys, 'type' | 'id'>) {
  for (const kind of [commentKind, taskKind]) removeAbout(kind, context, { type, id })
}

import type { Sys } from '../../entity.ts'
import type { RequestContext } from '../context.ts'
import { commentKind } from './comments.ts'
import { removeAbout } from './parents.ts'
import { taskKind } from './tasks.ts'

export function removeDiscussion(context: RequestContext, { type, id }: Pick<Sys, 'type' | 'id'>) {
  for (const kind of [commentKind, taskKind]) removeAbout(kind, context, { type, id })
}

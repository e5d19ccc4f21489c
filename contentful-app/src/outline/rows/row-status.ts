import { isHiddenBlock } from '@association/content/define/hidden-block.ts'
import { isSubject, type Target } from '@association/content/rules'

export type RowStatus = 'published' | 'changed' | 'draft' | 'hidden' | 'missing' | 'archived' | 'unknown'

/** Returns the most important state first: visitors do not see the block. */
export function rowStatus(target: Target | undefined): RowStatus {
  if (!target) return 'missing'
  if (isSubject(target) && isHiddenBlock(target)) return 'hidden'
  return target.status
}

export const statusWords: Record<RowStatus, string> = {
  published: 'Published',
  changed: 'Changed since it was published',
  draft: 'Draft, not published yet',
  hidden: 'Hidden on the site',
  missing: 'Deleted',
  archived: 'Archived, not shown',
  unknown: 'State not known',
}

import type { ContentType } from '../define/content-type.ts'
import type { Issue } from '../rules/finding.ts'
import { checkValues } from '../rules/run.ts'

/** Runs all rules that need no parser and no other entry. */
export const check = (type: ContentType, values: Record<string, unknown>): Issue[] =>
  checkValues({ type, values })

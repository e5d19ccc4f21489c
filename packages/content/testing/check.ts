import type { ContentType } from '../define/content-type.ts'
import { checkValues } from '../rules/check-values.ts'
import type { Issue } from '../rules/finding.ts'

/** Skips rules that need a parser or other entries. */
export const check = (type: ContentType, values: Record<string, unknown>): Issue[] =>
  checkValues({ type, values })

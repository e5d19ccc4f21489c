import type { ContentType } from '../define/content-type.ts'
import type { Issue } from '../rules/finding.ts'
import { checkValues } from '../rules/run.ts'

/** Skips rules that need a parser or other entries. */
export const check = (type: ContentType, values: Record<string, unknown>): Issue[] =>
  checkValues({ type, values })

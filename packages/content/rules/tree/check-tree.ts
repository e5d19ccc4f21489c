import { type Finding, foundBy } from '../finding.ts'
import type { TreeRule } from '../rule.ts'
import type { Content, Subject } from '../subject.ts'
import { treeOf } from '../tree.ts'
import { contrastAround } from './contrast.ts'
import { insideItself, tooDeep, tooMuch } from './left-out.ts'
import { anchorTwice, headingOrder } from './page-structure.ts'
import { labelContrast, noticeContrast } from './shared-colors.ts'

export const treeRules: readonly TreeRule[] = [
  headingOrder,
  anchorTwice,
  contrastAround,
  noticeContrast,
  labelContrast,
  insideItself,
  tooDeep,
  tooMuch,
]

export function checkTree(root: Subject, content: Content): Finding[] {
  const tree = treeOf(root, content)
  return treeRules.flatMap((rule) => rule.check(tree).map((said) => foundBy(rule, said)))
}

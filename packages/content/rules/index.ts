export { rules, ruleTitle } from './catalogue.ts'
export { checkContent, subjectsIn } from './check-content.ts'
export { type Finding, findingsOf, type Issue } from './finding.ts'
export { type Held, heldBy, insideOut, isUnpublished, type Nested, unpublishedBelow } from './held.ts'
export { type FoundLink, linksIn } from './links-in.ts'
export type { Context, Severity, ShopVariants } from './rule.ts'
export { checkEntry, checkLinks, checkParsed, checkSpaces, checkTree, checkValues } from './run.ts'
export { type Site, siteOf, siteOfPages } from './site.ts'
export {
  type Content,
  type File,
  fileOf,
  isPublished,
  isShown,
  isSubject,
  type ManagedAsset,
  type ManagedEntry,
  type Status,
  type Subject,
  statusOf,
  type Target,
  targetOf,
  titleOf,
  valuesOf,
} from './subject.ts'
export { treeOf } from './tree.ts'
export { variantsIn } from './variants-in.ts'

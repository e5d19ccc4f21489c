export { addressesIn } from '../field-rules/addresses-in.ts'
export type { Severity } from '../field-rules/field-rule.ts'
export { checkContent, subjectsIn } from './check-content.ts'
export { checkEntry, checkParsed, checkValues } from './check-values.ts'
export { variantsIn } from './entry/shop-variants.ts'
export { type Finding, findingsOf, type Issue } from './finding.ts'
export type { Fix } from './fix.ts'
export { type Held, heldBy, shownAbroad, shownLinks, unpublishedBelow } from './held.ts'
export { checkLinks } from './link/check-links.ts'
export { type ForeignLink, type FoundLink, foreignLinksIn, linksIn } from './links-in.ts'
export type { Context, ShopVariants } from './rule.ts'
export { type KnownSite, siteOf, siteOfPages } from './site.ts'
export { checkSpaces } from './spaces/check-spaces.ts'
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
export { checkTree } from './tree/check-tree.ts'
export { treeOf } from './tree.ts'

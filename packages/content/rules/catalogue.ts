import {
  address,
  jsonAddresses,
  markdownAddresses,
  textAddresses,
  textLinkWords,
} from '../field-rules/addresses.ts'
import type { FieldRule } from '../field-rules/field-rule.ts'
import { choice, classNames, color, pattern } from '../field-rules/formats.ts'
import { kind } from '../field-rules/kind.ts'
import { limits } from '../field-rules/limits.ts'
import { required } from '../field-rules/required.ts'
import { inlineEntries, textSize } from '../field-rules/rich-text.ts'
import { bothContainers, ownChecks, unknownFields } from './entry/fields.ts'
import { lineHeights, ownContrast } from './entry/legibility.ts'
import { pageDescription, socialImage } from './entry/page-head.ts'
import { missingPages, movedPages } from './entry/page-links.ts'
import { unknownVariants, variantPrice } from './entry/shop-variants.ts'
import { editionCourses } from './link/edition-course.ts'
import { emptyEventParts } from './link/event-parts.ts'
import { cardsOfNoPage, linksToNoPage } from './link/no-page.ts'
import { fileKind, pictureSize, pictureWords } from './link/pictures.ts'
import {
  archivedTargets,
  changedTargets,
  draftTargets,
  foreignTargets,
  missingTargets,
  selfLinks,
} from './link/targets.ts'
import { htmlRules } from './parsed/html.ts'
import type { EntryRule, LinkRule, ParsedRule, Rule, SpacesRule, TreeRule } from './rule.ts'
import { addressTwice } from './spaces/addresses.ts'
import { editionsFit } from './spaces/editions.ts'
import { redirectsLeadOn } from './spaces/redirects.ts'
import { contrastAround } from './tree/contrast.ts'
import { insideItself, tooDeep, tooMuch } from './tree/left-out.ts'
import { anchorTwice, headingOrder } from './tree/page-structure.ts'
import { labelContrast, noticeContrast } from './tree/shared-colors.ts'

/** These run first, because other rules trust the kind of a value. */
export const firstRules = { required, kind } as const

export const fieldRules: readonly FieldRule[] = [
  limits,
  choice,
  pattern,
  classNames,
  color,
  address,
  textAddresses,
  textLinkWords,
  inlineEntries,
  textSize,
  jsonAddresses,
  markdownAddresses,
]
export const entryRules: readonly EntryRule[] = [
  unknownFields,
  ownChecks,
  bothContainers,
  ownContrast,
  lineHeights,
  missingPages,
  movedPages,
  pageDescription,
  socialImage,
  unknownVariants,
  variantPrice,
]
export const parsedRules: readonly ParsedRule[] = htmlRules
export const linkRules: readonly LinkRule[] = [
  missingTargets,
  archivedTargets,
  draftTargets,
  changedTargets,
  selfLinks,
  foreignTargets,
  linksToNoPage,
  cardsOfNoPage,
  emptyEventParts,
  fileKind,
  pictureWords,
  pictureSize,
  editionCourses,
]
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
export const spacesRules: readonly SpacesRule[] = [addressTwice, redirectsLeadOn, editionsFit]

export const rules: readonly Rule[] = [
  required,
  kind,
  ...fieldRules,
  ...entryRules,
  ...parsedRules,
  ...linkRules,
  ...treeRules,
  ...spacesRules,
]

const titles = new Map(rules.map(({ id, title }) => [id, title]))

export const ruleTitle = (id: string) => titles.get(id) ?? 'Values that cannot be read'

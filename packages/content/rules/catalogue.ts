import { address } from '../field-rules/address.ts'
import { choice } from '../field-rules/choice.ts'
import { classNames } from '../field-rules/class-names.ts'
import { color } from '../field-rules/color.ts'
import type { FieldRule } from '../field-rules/field-rule.ts'
import { inlineEntries } from '../field-rules/inline-entries.ts'
import { jsonAddresses, markdownAddresses } from '../field-rules/json-links.ts'
import { kind } from '../field-rules/kind.ts'
import { limits } from '../field-rules/limits.ts'
import { pattern } from '../field-rules/pattern.ts'
import { required } from '../field-rules/required.ts'
import { textAddresses, textLinkWords } from '../field-rules/text-links.ts'
import { textSize } from '../field-rules/text-size.ts'
import { bothContainers } from './entry/both-containers.ts'
import { lineHeights } from './entry/line-height.ts'
import { missingPages } from './entry/missing-pages.ts'
import { movedPages } from './entry/moved-pages.ts'
import { ownChecks } from './entry/own-checks.ts'
import { ownContrast } from './entry/own-contrast.ts'
import { pageDescription, socialImage } from './entry/page-head.ts'
import { unknownFields } from './entry/unknown-fields.ts'
import { variantPrice } from './entry/variant-price.ts'
import { unknownVariants } from './entry/variants.ts'
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
import { anchorTwice } from './tree/anchors.ts'
import { contrastAround } from './tree/contrast.ts'
import { headingOrder } from './tree/heading-order.ts'
import { insideItself } from './tree/inside-itself.ts'
import { labelContrast, noticeContrast } from './tree/shared-colors.ts'
import { tooDeep } from './tree/too-deep.ts'
import { tooMuch } from './tree/too-much.ts'

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

/** Values that cannot be read have no rule. */
export const ruleTitle = (id: string) => titles.get(id) ?? 'Values that cannot be read'

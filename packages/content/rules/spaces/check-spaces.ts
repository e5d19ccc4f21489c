import { type Finding, foundBy } from '../finding.ts'
import type { SpacesRule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import { addressTwice } from './addresses.ts'
import { editionsFit } from './editions.ts'
import { redirectsLeadOn } from './redirects.ts'

export const spacesRules: readonly SpacesRule[] = [addressTwice, redirectsLeadOn, editionsFit]

export const checkSpaces = (subjects: readonly Subject[]): Finding[] =>
  spacesRules.flatMap((rule) => rule.check(subjects).map((said) => foundBy(rule, said)))

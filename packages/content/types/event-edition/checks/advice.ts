import { dateAdvice } from './dates.ts'
import { identifierAdvice } from './identifiers.ts'
import { capacityAdvice } from './seats.ts'
import { tierAdvice } from './tiers.ts'
import type { EditionAdvice, EditionValues } from './values.ts'

export const editionAdvice = (values: EditionValues): EditionAdvice[] => [
  ...dateAdvice(values),
  ...tierAdvice(values),
  ...capacityAdvice(values),
  ...identifierAdvice(values),
]

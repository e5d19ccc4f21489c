import { log } from '../../../base/log.ts'
import { siteRegistrations } from '../book/site-registrations.ts'
import { siteNeeds } from '../route/site-needs.ts'
import type { SubmitParts } from './answer-submit.ts'

export const submitParts = (): SubmitParts => ({ needs: siteNeeds, registrations: siteRegistrations(), log })

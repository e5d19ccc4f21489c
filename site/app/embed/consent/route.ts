import { config } from '../../../base/config.ts'
import { answerConsentFrame } from '../../../features/consent/frame/consent-frame.ts'

export const dynamic = 'force-dynamic'

export const GET = () => answerConsentFrame(config.tags.consentUrl)

import { answerConsentFrame } from '../../../features/consent/frame/consent-frame.ts'
import { config } from '../../../page/config.ts'

export const dynamic = 'force-dynamic'

export const GET = () => answerConsentFrame(config.tags.consentUrl)

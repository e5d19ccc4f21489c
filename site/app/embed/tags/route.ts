import { config } from '../../../base/config.ts'
import { answerTagsFrame } from '../../../features/analytics/frame/tags-frame.ts'

export const dynamic = 'force-dynamic'

export const GET = () => answerTagsFrame(config.tags.tagManagerUrl)

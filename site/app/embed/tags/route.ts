import { answerTagsFrame } from '../../../features/analytics/frame/tags-frame.ts'
import { config } from '../../../page/config.ts'

export const dynamic = 'force-dynamic'

export const GET = () => answerTagsFrame(config.tags.tagManagerUrl)

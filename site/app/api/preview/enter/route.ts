import { config } from '../../../../page/config.ts'
import { enterPreview } from '../../../../page/live/access/enter-preview.ts'

export const GET = (request: Request) => enterPreview(request, config)

import { config } from '../../../../base/config.ts'
import { enterPreview } from '../../../../preview/access/enter-preview.ts'

export const GET = (request: Request) => enterPreview(request, config)

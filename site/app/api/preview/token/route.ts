import { config } from '../../../../page/config.ts'
import { mintToken } from '../../../../page/live/access/mint-token.ts'
import { preflight } from '../../../../page/live/access/signed-request.ts'

export const POST = (request: Request) => mintToken(request, config)
export const OPTIONS = (request: Request) => preflight(request, config)

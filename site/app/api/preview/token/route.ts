import { preflight } from '../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../base/config.ts'
import { mintToken } from '../../../../preview/access/mint-token.ts'

export const POST = (request: Request) => mintToken(request, config)
export const OPTIONS = (request: Request) => preflight(request, config)

import { config } from '../../../../page/config.ts'
import { published } from '../../../../page/content-source.ts'
import { checkConnection } from '../../../../page/live/access/check-connection.ts'
import { preflight } from '../../../../page/live/access/signed-request.ts'
import { drafts } from '../../../../page/live/draft-source.ts'

export const POST = (request: Request) =>
  checkConnection(request, { config, published: published.clients, drafts: drafts.clients })
export const OPTIONS = (request: Request) => preflight(request, config)

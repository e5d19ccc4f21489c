import { preflight } from '../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../base/config.ts'
import { published } from '../../../../content/delivery/content-source.ts'
import { checkConnection } from '../../../../preview/access/check-connection.ts'
import { drafts } from '../../../../preview/content/draft-source.ts'

export const POST = (request: Request) =>
  checkConnection(request, { config, published: published.clients, drafts: drafts.clients })
export const OPTIONS = (request: Request) => preflight(request, config)

import { preflight } from '../../../../base/app-requests/signed-request.ts'
import { config } from '../../../../base/config.ts'
import { answerVersions } from '../../../../preview/access/answer-versions.ts'
import { load } from '../../../../preview/content/load-draft.ts'
import { loadPublished } from '../../../../preview/content/load-published.ts'

export const POST = (request: Request) =>
  answerVersions(request, { config, draft: load.entry, published: loadPublished })
export const OPTIONS = (request: Request) => preflight(request, config)

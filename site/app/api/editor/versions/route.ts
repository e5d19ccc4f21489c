import { config } from '../../../../page/config.ts'
import { answerVersions } from '../../../../page/live/access/answer-versions.ts'
import { preflight } from '../../../../page/live/access/signed-request.ts'
import { load } from '../../../../page/live/load-draft.ts'
import { loadPublished } from '../../../../page/live/load-published.ts'

/** The draft and the published version of a page, for editors who compare them. */
export const POST = (request: Request) =>
  answerVersions(request, { config, draft: load.entry, published: loadPublished })
export const OPTIONS = (request: Request) => preflight(request, config)

import { config } from '../../../../page/config.ts'
import { linkedContent } from '../../../../page/live/access/linked-content.ts'
import { load } from '../../../../page/live/load-draft.ts'

export const GET = (request: Request) => linkedContent(request, { config, load })

import { config } from '../../../../base/config.ts'
import { linkedContent } from '../../../../preview/access/linked-content.ts'
import { load } from '../../../../preview/content/load-draft.ts'

export const GET = (request: Request) => linkedContent(request, { config, load })

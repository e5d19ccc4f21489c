import { editAddress } from '@association/services/contentful/edit-address.ts'
import { answerEditor } from '../../../../features/edit-link/answer-editor.ts'
import { config } from '../../../../page/config.ts'
import { loadPage } from '../../../../page/load-page.ts'

/** Where the page at a path is edited. */
export const GET = (request: Request) =>
  answerEditor(request, { secret: config.preview.secret, load: loadPage }, ({ space, root }) => ({
    url: editAddress(config.contentful, { space, id: root }),
  }))

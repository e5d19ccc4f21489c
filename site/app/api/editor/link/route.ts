import { editAddress } from '@association/services/contentful/edit-address.ts'
import { config } from '../../../../base/config.ts'
import { loadPage } from '../../../../content/delivery/load-page.ts'
import { answerEditor } from '../../../../features/edit-link/answer-editor.ts'

export const GET = (request: Request) =>
  answerEditor(request, { secret: config.preview.secret, load: loadPage }, ({ space, root }) => ({
    url: editAddress(config.contentful, { space, id: root }),
  }))

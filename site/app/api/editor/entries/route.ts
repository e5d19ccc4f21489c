import { config } from '../../../../base/config.ts'
import { loadPage } from '../../../../content/delivery/load-page.ts'
import { answerEditor } from '../../../../features/edit-link/answer-editor.ts'
import { entriesOf } from '../../../../features/page-entries/entries-of.ts'

export const GET = (request: Request) =>
  answerEditor(request, { secret: config.preview.secret, load: loadPage }, (page) => ({
    groups: entriesOf(page, config.contentful),
  }))

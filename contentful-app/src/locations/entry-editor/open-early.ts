import type { EditorAppSDK } from '@contentful/app-sdk'
import { sessionOf } from '../../contentful/session.ts'
import { requestEarly } from '../../preview/grants/early-grant.ts'
import { lastViewAs } from '../../preview/view-as/use-view-as.ts'

/** Asks for the preview while the editor loads. The preview of a block waits for the pages that contain it. */
export function openEarly(sdk: EditorAppSDK): void {
  const session = sessionOf(sdk)
  const { id, contentType } = sdk.entry.getSys()
  if (!session || contentType.sys.id !== 'page') return
  const viewAs = lastViewAs('editor')
  requestEarly(session, { space: session.here.space, entry: id, ...(viewAs && { viewAs }) })
}

import type { EditorAppSDK } from '@contentful/app-sdk'
import { Note } from '@contentful/f36-components'
import { useEffect, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import type { Desk } from '../../desk/desk.ts'
import { openDesk } from '../../desk/open-desk.ts'
import { requestEarly } from '../../preview/grants/early-grant.ts'
import { lastViewAs } from '../../preview/view-as/use-view-as.ts'
import { Configured } from '../configured.tsx'
import { Workbench } from './workbench.tsx'

export function EntryEditor({ sdk }: { sdk: EditorAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <Editor sdk={sdk} session={session} />}</Configured>
}

function Editor({ sdk, session }: { sdk: EditorAppSDK; session: Session }) {
  const [desk] = useState(() => deskOf(sdk, session))
  if (!desk)
    return (
      <Note variant="neutral" title="Not supported by this app">
        The site does not use entries of this type. Use the editor tab of Contentful.
      </Note>
    )
  return <Opened {...{ sdk, desk }} />
}

/**
 * React may restart a component before it shows anything. A desk sends requests until closed, so each frame opens only
 * one.
 */
const desks = new WeakMap<EditorAppSDK, Desk>()

function deskOf(sdk: EditorAppSDK, session: Session): Desk | undefined {
  const known = desks.get(sdk)
  if (known) return known
  const desk = openDesk(sdk, session)
  if (!desk) return undefined
  desks.set(sdk, desk)
  openEarly(desk)
  return desk
}

/** The preview of a block waits for the pages that contain it. */
function openEarly({ root: { type, space, id }, session }: Desk) {
  const viewAs = lastViewAs('editor')
  if (type.id === 'page') requestEarly(session, { space, entry: id, ...(viewAs && { viewAs }) })
}

function Opened({ sdk, desk }: { sdk: EditorAppSDK; desk: Desk }) {
  useEffect(() => desk.close, [desk])
  return <Workbench {...{ sdk, desk }} />
}

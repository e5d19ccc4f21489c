import type { PageAppSDK } from '@contentful/app-sdk'
import { HomeDesk } from '../../home/home-desk.tsx'
import { Configured } from '../configured.tsx'

/** The app's own page in a space shows the same as its home. */
export function Page({ sdk }: { sdk: PageAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <HomeDesk session={session} />}</Configured>
}

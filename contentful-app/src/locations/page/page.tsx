import type { PageAppSDK } from '@contentful/app-sdk'
import { Overview } from '../../problems/overview.tsx'
import { Configured } from '../../sdk/configured.tsx'

/** The app's own page in a space. */
export function Page({ sdk }: { sdk: PageAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <Overview session={session} />}</Configured>
}

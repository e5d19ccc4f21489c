import type { HomeAppSDK } from '@contentful/app-sdk'
import { Overview } from '../../problems/overview.tsx'
import { Configured } from '../../sdk/configured.tsx'

/** What an editor sees first in a space. */
export function Home({ sdk }: { sdk: HomeAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <Overview session={session} isHome />}</Configured>
}

import type { PageAppSDK } from '@contentful/app-sdk'
import { HomeDesk } from '../../home/home-desk.tsx'
import { Configured } from '../configured.tsx'

export function Page({ sdk }: { sdk: PageAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <HomeDesk session={session} />}</Configured>
}

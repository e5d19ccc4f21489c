import type { HomeAppSDK } from '@contentful/app-sdk'
import { HomeDesk } from '../../home/home-desk.tsx'
import { Configured } from '../configured.tsx'

export function Home({ sdk }: { sdk: HomeAppSDK }) {
  return <Configured sdk={sdk}>{(session) => <HomeDesk session={session} />}</Configured>
}

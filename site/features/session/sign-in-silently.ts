import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { config } from '../../base/config.ts'
import { silentSignInPath } from './silent-sign-in.ts'

/** Redirects to the provider at most once a day. */
export async function signInSilently(returnTo: string): Promise<void> {
  const silent = silentSignInPath({ headers: await headers() }, returnTo, config.siteUrl)
  if (silent !== undefined) redirect(silent)
}

import { cookies } from 'next/headers.js'
import { NextResponse } from 'next/server.js'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { sharedState } from '../../base/shared-state.ts'
import { type SignIn, signIn } from './sign-in.ts'

let made: SignIn | undefined

/** Created at the first request, because a build has no visitors. */
export const siteSignIn = (): SignIn => {
  made ??= signIn({ config, cabinet: () => sharedState().copies, save })
  return made
}

/** Resolves with undefined for a guest. `visit` needs only the headers of the request. */
export const sessionOf: SignIn['sessionOf'] = (visit) => siteSignIn().sessionOf(visit)

/** The token must not reach a browser, a page or a log. */
export const accessTokenOf: SignIn['accessTokenOf'] = (visit, options) =>
  siteSignIn().accessTokenOf(visit, options)

/** Does not count as a use of the session. Includes the remaining seconds. */
export const openFor: SignIn['openFor'] = (visit) => siteSignIn().openFor(visit)

/** Only routes can set cookies. For a page, the server in front sets the cookies that the page notes. */
const save: Parameters<typeof signIn>[0]['save'] = async (saved) => {
  try {
    const jar = await cookies()
    for (const cookie of saved) jar.set(cookie)
  } catch {
    const response = new NextResponse()
    for (const cookie of saved) response.cookies.set(cookie)
    note({ cookies: response.headers.getSetCookie() })
  }
}

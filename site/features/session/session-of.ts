import { cookies } from 'next/headers.js'
import { NextResponse } from 'next/server.js'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { sharedState } from '../../base/shared-state.ts'
import { type SignIn, signIn } from './sign-in.ts'

let made: SignIn | undefined

/** Made at the first request: a build has no visitors. */
export const siteSignIn = (): SignIn => {
  made ??= signIn({ config, cabinet: () => sharedState().copies, save })
  return made
}

/** Who is signed in. Undefined for a guest. Any object with the headers of the request will do. */
export const sessionOf: SignIn['sessionOf'] = (visit) => siteSignIn().sessionOf(visit)

/** The token for the member platform. It must not reach a browser, a page or a log. */
export const accessTokenOf: SignIn['accessTokenOf'] = (visit, options) =>
  siteSignIn().accessTokenOf(visit, options)

/** Whose session is open and for how many seconds. The session is not used by that. */
export const openFor: SignIn['openFor'] = (visit) => siteSignIn().openFor(visit)

/** Routes set cookies. A page cannot: the server in front sets those that the page notes. */
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

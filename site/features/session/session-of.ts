import { cookies } from 'next/headers.js'
import { NextResponse } from 'next/server.js'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { sharedState } from '../../base/shared-state.ts'
import { type SignIn, signIn } from './sign-in.ts'

let made: SignIn | undefined

/** The first request creates it, because a build has no visitors. */
export const siteSignIn = (): SignIn => {
  made ??= signIn({ config, cabinet: () => sharedState().copies, save })
  return made
}

export const sessionOf: SignIn['sessionOf'] = (visit) => siteSignIn().sessionOf(visit)

/** The token must not reach a browser, a page or a log. */
export const accessTokenOf: SignIn['accessTokenOf'] = (visit, options) =>
  siteSignIn().accessTokenOf(visit, options)

export const openFor: SignIn['openFor'] = (visit) => siteSignIn().openFor(visit)

/** Only routes can set cookies. The server in front sets those of a page. */
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

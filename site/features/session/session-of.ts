import { cookies } from 'next/headers.js'
import { config } from '../../page/config.ts'
import { siteProcess } from '../../runtime/site-process.ts'
import { type SignIn, signIn } from './sign-in.ts'

let made: SignIn | undefined

/** Made at the first request: a build has no visitors. */
export const siteSignIn = (): SignIn => {
  made ??= signIn({ config, cabinet: () => siteProcess().copies, save })
  return made
}

/** Who is signed in. Undefined for a guest. Any object with the headers of the request will do. */
export const sessionOf: SignIn['sessionOf'] = (visit) => siteSignIn().sessionOf(visit)

/** The token for the member platform. It must not reach a browser, a page or a log. */
export const accessTokenOf: SignIn['accessTokenOf'] = (visit) => siteSignIn().accessTokenOf(visit)

/** Only routes can set cookies. A page cannot: then the process remembers the new token for the old cookie. */
const save: Parameters<typeof signIn>[0]['save'] = async (refreshed) => {
  try {
    const jar = await cookies()
    for (const cookie of refreshed.cookies) jar.set(cookie)
  } catch {
    // A page is being rendered.
  }
}

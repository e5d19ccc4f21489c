import * as v from 'valibot'
import { isUpstreamError, UpstreamError } from '../upstream/index.ts'
import * as answers from './answers.ts'
import { caller, type PlatformOptions, type Schema, segment } from './call.ts'
import { writeDiet } from './dietary-restrictions.ts'
import { type PlatformLog, quiet } from './quiet.ts'

export type Platform = ReturnType<typeof platform>

/**
 * GET and DELETE resolve to `undefined` after a failure and log it; PUT and POST reject with UpstreamError. An empty
 * response is `null`. Without a token, calls reject with `No Token`.
 */
export function platform(options: PlatformOptions, token?: string) {
  const call = caller(options, token)
  const { log, multipassOrigins } = options
  const get = <T>(path: string, schema: Schema<T>, what: string) =>
    quiet(call({ method: 'GET', path }, schema), { log, what: `Loading ${what}` })
  const multipass = (url: string) => multipassLink({ call, url, origins: multipassOrigins, log })
  return {
    userData: async (id: string) => get(`users/${segment(id)}`, answers.userData, 'user data'),
    /** Without a sign-in if the platform fails. */
    shopAccountLink: () => multipass(`${multipassOrigins[0]}/account`),
    bookmarks: async (id: string, type: string = 'article') =>
      get(`users/${segment(id)}/bookmarks?${query({ type })}`, answers.bookmarks, 'bookmarks'),
    addBookmark: async (userId: string, body: answers.NewBookmark) =>
      call({ method: 'POST', path: `users/${segment(userId)}/bookmarks`, body }, answers.bookmark),
    removeBookmark: async (userId: string, bookmarkId: string) => {
      const path = `users/${segment(userId)}/bookmarks/${segment(bookmarkId)}`
      return quiet(call({ method: 'DELETE', path }, v.unknown()), { log, what: 'Removing a bookmark' })
    },
    membershipStatus: () =>
      get('membershiprenewal/status', answers.membershipStatus, 'the membership status'),
    courses: () => get('courses/all', answers.courses, 'courses'),
    certifications: () => get('users/certifications', answers.certifications, 'certifications'),
    profile: () => get('users/profile', answers.profile, 'the profile'),
    saveProfile: (body: answers.Profile, { isOnboardingComplete }: { isOnboardingComplete: boolean }) => {
      const path = `users/profile?${query({ memberOnboardingComplete: String(isOnboardingComplete) })}`
      return call({ method: 'PUT', path, body }, answers.profile)
    },
    eventProfile: () => get('users/profile/events', answers.eventProfile, 'the event profile'),
    saveEventProfile: (profile: answers.EventProfile) =>
      call({ method: 'PUT', path: 'users/profile/events', body: eventBody(profile) }, answers.eventProfile),
    /** Returns a link that signs in at the shop and continues to `url`; after a failure, `url`. */
    multipass,
  }
}

const eventBody = (profile: answers.EventProfile) => ({
  ...profile,
  dietaryRestrictions: writeDiet(profile.dietaryRestrictions),
})

const query = (parameters: Record<string, string>) => String(new URLSearchParams(parameters))

type MultipassRequest = {
  call: ReturnType<typeof caller>
  url: string
  origins: readonly string[]
  log: PlatformLog
}

/** Logs `Multipass error` after a failure. */
async function multipassLink({ call, url, origins, log }: MultipassRequest): Promise<string> {
  try {
    const path = `products/multipass?${new URLSearchParams({ url })}`
    return atTheShop(await call({ method: 'GET', path }, answers.multipassLink), origins)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn(`Multipass error. ${error.message}`)
    return url
  }
}

/** The link contains the visitor's identity: no other origin may get it. */
function atTheShop(link: string | null, origins: readonly string[]): string {
  if (link !== null && URL.canParse(link) && origins.includes(new URL(link).origin)) return link
  throw new UpstreamError('Member platform', 'malformed', { message: 'the link does not lead to the shop' })
}

import type {
  Bookmark,
  Certification,
  Course,
  MembershipStatus,
  Platform,
  UserData,
} from '@association/services/platform'

/** `null` means unknown; an empty list means none. */
export type MemberData = {
  user: UserData | null
  ordersUrl: string | null
  bookmarks: readonly Bookmark[] | null
  membership: MembershipStatus | null
  courses: readonly Course[] | null
  certifications: readonly Certification[] | null
}

export const nothingKnown: MemberData = {
  user: null,
  ordersUrl: null,
  bookmarks: null,
  membership: null,
  courses: null,
  certifications: null,
}

export const isComplete = (data: MemberData) => Object.values(data).every((value) => value !== null)

/** The route creates a sign-in link, because one works once and for a few minutes. */
export const ordersPath = '/api/viewer/orders'

type LoadMember = (platform: Platform, userId: string) => Promise<Partial<MemberData>>

/** In loading order. */
export const loads: readonly LoadMember[] = [
  async (platform, userId) => ({ user: known(await platform.userData(userId), { id: userId }) }),
  async (platform) => ({ ordersUrl: (await platform.shopAccountLink()) && ordersPath }),
  async (platform, userId) => ({ bookmarks: known(await platform.bookmarks(userId), []) }),
  async (platform) => ({ membership: known(await platform.membershipStatus(), noMembership) }),
  async (platform) => ({ courses: known(await platform.courses(), []) }),
  async (platform) => ({ certifications: known(await platform.certifications(), []) }),
]

const noMembership: MembershipStatus = { status: 'none', expiresAt: undefined, expiryNotice: undefined }

/** The platform answers `undefined` after a failure, `null` for nothing. */
const known = <T>(answer: T | null | undefined, none: T): T | null =>
  answer === undefined ? null : (answer ?? none)

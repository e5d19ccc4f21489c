export type {
  Bookmark,
  Certification,
  Course,
  EventProfile,
  MembershipStatus,
  NewBookmark,
  Profile,
  UserData,
} from './answers.ts'
export { bookmarkType } from './bookmark-type.ts'
export type { PlatformOptions } from './call.ts'
export { type Platform, platform } from './client.ts'

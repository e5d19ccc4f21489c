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
export { type Platform, type PlatformOptions, platform } from './client.ts'

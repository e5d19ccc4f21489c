import { edition as fallInstitute } from '../../../site/features/registration/testing/edition.ts'

export const seats = 120
export const edition = {
  ...fallInstitute,
  capacity: { courses: { listening: seats }, activities: { golf: seats } },
}
export const secret = 'a-secret-of-the-bench'.padEnd(64, '.')
export const shopOrigin = 'http://localhost:1'

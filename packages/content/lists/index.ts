import { articles } from './articles.ts'
import { assessments } from './assessments.ts'
import { books } from './books.ts'
import { courses } from './courses.ts'
import { faculty } from './faculty.ts'
import { jobs } from './jobs.ts'
import type { List } from './list.ts'
import { pressRoom } from './press-room.ts'
import { subscriptions } from './subscriptions.ts'
import { webinars } from './webinars.ts'

/** All lists of the site. Each is a definition of one content type; here they are taken together. */
export const lists = [
  articles,
  courses,
  books,
  subscriptions,
  webinars,
  assessments,
  pressRoom,
  jobs,
  faculty,
] as readonly unknown[] as readonly List[]

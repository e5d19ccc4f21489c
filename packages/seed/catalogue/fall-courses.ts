import { fridayCourses } from './fall-courses/friday.ts'
import { saturdayCourses } from './fall-courses/saturday.ts'
import { thursdayCourses } from './fall-courses/thursday.ts'
import type { FallCourse } from './fall-institute.ts'

/** The courses of the coming institute, three for each day. */
export const nineCourses: readonly FallCourse[] = [...thursdayCourses, ...fridayCourses, ...saturdayCourses]

/** Those that were taught in 2025, too, one for each day. */
export const courses2025 = nineCourses.filter(({ key }) => ['2', '4', '8'].includes(key.slice(0, 1)))

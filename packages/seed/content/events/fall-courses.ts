import { fridayCourses } from '../../catalogue/fall-courses/friday.ts'
import { saturdayCourses } from '../../catalogue/fall-courses/saturday.ts'
import { thursdayCourses } from '../../catalogue/fall-courses/thursday.ts'
import { comingInstitute, fallCourse, institute2025 } from '../../catalogue/fall-institute.ts'
import { seedFile } from '../../define.ts'

export const nineCourses = [...thursdayCourses, ...fridayCourses, ...saturdayCourses]

/** Lists show past courses beside the coming ones, so they have pictures of their own. */
const pictures2025: Readonly<Record<string, string>> = {
  2: 'quiet-water',
  4: 'scene-morning-round',
  8: 'filled-hall',
}

export const courses2025 = nineCourses.flatMap((course) => {
  const picture = pictures2025[course.key.slice(0, 1)]
  return picture ? [{ ...course, picture }] : []
})

export const fallCourses = seedFile({
  space: 'events',
  entries: nineCourses.flatMap((course) => fallCourse(comingInstitute, course)),
})

export const fallCourses2025 = seedFile({
  space: 'events',
  entries: courses2025.flatMap((course) => fallCourse(institute2025, course)),
})

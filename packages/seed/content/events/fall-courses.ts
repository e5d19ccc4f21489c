import { fridayCourses } from '../../catalogue/fall-courses/friday.ts'
import { saturdayCourses } from '../../catalogue/fall-courses/saturday.ts'
import { thursdayCourses } from '../../catalogue/fall-courses/thursday.ts'
import { comingInstitute, fallCourse, institute2025 } from '../../catalogue/fall-institute.ts'
import { seedFile } from '../../define.ts'

export const nineCourses = [...thursdayCourses, ...fridayCourses, ...saturdayCourses]

export const courses2025 = nineCourses.filter(({ key }) => ['2', '4', '8'].includes(key.slice(0, 1)))

export const fallCourses = seedFile({
  space: 'events',
  entries: nineCourses.flatMap((course) => fallCourse(comingInstitute, course)),
})

export const fallCourses2025 = seedFile({
  space: 'events',
  entries: courses2025.flatMap((course) => fallCourse(institute2025, course)),
})

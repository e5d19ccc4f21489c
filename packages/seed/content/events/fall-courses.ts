import { courses2025, nineCourses } from '../../catalogue/fall-courses.ts'
import { comingInstitute, fallCourse, institute2025 } from '../../catalogue/fall-institute.ts'
import { seedFile } from '../../define.ts'

export const fallCourses = seedFile({
  space: 'events',
  entries: nineCourses.flatMap((course) => fallCourse(comingInstitute, course)),
})

export const fallCourses2025 = seedFile({
  space: 'events',
  entries: courses2025.flatMap((course) => fallCourse(institute2025, course)),
})

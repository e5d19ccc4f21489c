export const courseFinderPath = '/education/courses/find'

export const messages = {
  earlierIssues: 'Earlier issues',
  moreOf: (list: string) => `More ${list.toLowerCase()}`,
  allOf: (list: string) => `All ${list.toLowerCase()}`,
  ask: 'Ask us a question',
  relatedArticles: 'Related articles',
  findCourse: 'Find a course',
  pictureOf: (title: string, organisation: string) => `${title} – ${organisation}`,
} as const

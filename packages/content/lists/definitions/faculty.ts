import { list } from '../list.ts'

export const faculty = list({
  path: '/faculty',
  type: 'bio',
  title: 'Faculty',
  description: 'Physicians who lead, and who teach others to.',
  accepts: ({ fields }) => fields.isFaculty,
  inOrder: (people) =>
    people.toSorted((one, other) => one.fields.name.localeCompare(other.fields.name, 'en')),
  pageSize: 24,
  as: 'card',
  layout: 'people',
  emptyText: 'There is nobody to show yet.',
})

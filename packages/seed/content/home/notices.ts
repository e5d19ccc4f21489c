import { entry, link, seedFile } from '../../define.ts'

export const notices = seedFile({
  space: 'association',
  entries: [
    entry('announcement', 'home-announcement', {
      internalName: 'Home: announcement of the conference',
      text: 'The annual conference meets in Chicago, {days Fri+150..Fri+150+2}.',
      url: '/conference',
      linkText: 'See the schedule',
      backgroundColor: link('color-announcement'),
      color: link('color-announcement-text'),
    }),
  ],
})

import { seedFile } from '../../define.ts'
import { navGroup } from '../../navigation.ts'

export const subNavigations = seedFile({
  space: 'association',
  entries: [
    ...navGroup(
      ['sub-articles', 'Articles', { link: '/articles' }],
      [
        ['latest', 'Latest', { link: '/articles' }],
        ['topics', 'Topics', { link: '/articles/topics' }],
        ['podcast', 'SoundPractice Podcast', { settingLink: 'podcast', isExternal: true }],
        ['contribute', 'Contribute', { link: '/publications/contribute' }],
        ['bookmarks', 'My Bookmarks', { link: '/bookmarks', audience: 'logged in' }],
      ],
    ),
    ...navGroup(
      ['sub-fall-institute', 'Fall Institute', { link: '/fall-institute' }],
      [
        ['home', 'Home', { link: '/fall-institute' }],
        ['about', 'About', { link: '/fall-institute/about' }],
        ['events', 'Social Events', { link: '/fall-institute/events' }],
        ['courses', 'Courses', { link: '/fall-institute/courses' }],
        ['vanguard', 'Vanguard', { link: '/fall-institute/vanguard' }],
        ['sponsors', 'Sponsors', { link: '/fall-institute/sponsors' }],
      ],
    ),
    ...navGroup(
      ['sub-conference', 'Annual Conference', { link: '/conference' }],
      [
        ['home', 'Conference Home', { link: '/conference' }],
        ['sponsors', 'Sponsors & Partners', { link: '/conference/sponsors' }],
      ],
    ),
    ...navGroup(
      ['sub-board', '2025 board application', { link: '/about/board' }],
      [
        ['current', 'Current Board', { link: '/about/board' }],
        ['invitation', 'Invitation', { link: '/about/board/apply' }],
        ['qualifications', 'Qualifications & Commitments', { link: '/about/board/areas-of-expertise' }],
        ['apply', 'Apply', { settingLink: 'board application', isExternal: true }],
        ['nominate', 'Nominate Someone', { settingLink: 'board nomination', isExternal: true }],
      ],
    ),
  ],
})

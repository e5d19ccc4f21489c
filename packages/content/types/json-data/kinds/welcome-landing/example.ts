export const welcomeLanding = {
  metaTitle: 'Welcome',
  title: 'Where would you like to start?',
  shortcuts: [
    { icon: 'user', title: 'Your profile', description: 'Tell colleagues who you are.', link: '/membership' },
    { icon: 'education', title: 'Your courses', description: 'Go on where you stopped.', link: '/resources' },
    { icon: 'article', title: 'Journals', description: 'Read the newest editions.', link: '/resources' },
    { icon: 'check', title: 'Assessment', description: 'Find out how you lead.', link: '/assessment' },
    {
      icon: 'calendar',
      title: 'Advising',
      description: 'Book half an hour with an adviser.',
      link: '/schedule-advising-session',
    },
    { icon: 'star', title: 'Credentials', description: 'See how to become a CPE.', link: '/credentials/cpe' },
  ],
}

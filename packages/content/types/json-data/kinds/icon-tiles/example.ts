export const iconTiles = {
  title: 'What members use most',
  tiles: [
    {
      icon: 'education',
      title: 'Courses',
      description: 'More than 100, online and in person.',
      link: '/resources',
    },
    {
      icon: 'book',
      title: 'Books',
      description: 'Forty titles on leading people, money and change.',
      link: '/resources',
    },
    {
      icon: 'article',
      title: 'Journals',
      description: 'Four journals, open to members in full.',
      link: '/resources',
    },
    {
      icon: 'event',
      title: 'Events',
      description: 'Two conferences a year and an online hour each month.',
      link: '/resources',
    },
    {
      icon: 'smile',
      title: 'Community',
      description: 'Colleagues who answer within the day.',
      link: '/membership',
    },
    {
      icon: 'location',
      title: 'Career center',
      description: 'Positions for physicians who want to lead.',
      link: '/resources',
    },
  ],
}

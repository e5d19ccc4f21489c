import { assetLink, entry, link, seedFile } from '../../define.ts'

export const page = seedFile({
  space: 'association',
  entries: [
    entry('page', 'home', {
      title: 'The home of physicians who lead',
      path: '/',
      description:
        'Education, colleagues and a voice for physicians who lead: courses, a journal, credentials and two meetings a year.',
      socialImage: assetLink('first-light'),
      sections: [
        link('home-hero'),
        link('home-figures'),
        link('home-welcome'),
        link('home-newest-band'),
        link('home-live-events'),
        link('home-events'),
        link('home-quote-band'),
        link('home-join'),
      ],
    }),
  ],
})

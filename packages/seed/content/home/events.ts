import { entry, link, seedFile } from '../../define.ts'
import { band, buttons, picture, title, words } from '../../parts.ts'

export const events = seedFile({
  space: 'association',
  entries: [
    band('home-events', ['home-events-words', 'home-events-picture'], {
      outerBackgroundColor: 'paleYellow',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      columnBreakpoints: 'col-12 col-md-6',
      verticalAlign: 'center',
    }),
    picture('home-events-picture', 'quiet-water'),
    entry('section', 'home-events-words', {
      internalName: 'Home: events words',
      paddings: 'py-3 pe-md-3 pe-lg-4',
      elements: [
        link('home-events-title'),
        ...['fall', 'conference'].flatMap((event) =>
          ['title', 'text', 'buttons'].map((part) => link(`home-event-${event}-${part}`)),
        ),
      ],
    }),
    title('home-events-title', 'Two meetings a year', { marginBottom: 28 }),
    title('home-event-fall-title', 'Fall Institute, {days Thu@10-20+120..Thu@10-20+120+2}', {
      internalName: 'Home: fall institute title',
      tag: 'h3',
      fontSize: 22,
      marginBottom: 12,
    }),
    words(
      'home-event-fall-text',
      'Three days, one subject a day, groups small enough that you will be asked what you think. Choose your courses; leave the afternoon of the second day for golf, pickleball or the bay.',
      { internalName: 'Home: fall institute text' },
    ),
    buttons('home-event-fall-buttons', [['See the courses', '/fall-institute']], {
      internalName: 'Home: fall institute buttons',
      button1Variant: 'dark',
      paddingBottom: 4,
    }),
    title('home-event-conference-title', 'The annual conference', {
      internalName: 'Home: conference title',
      tag: 'h3',
      fontSize: 22,
      marginBottom: 12,
    }),
    words(
      'home-event-conference-text',
      'Once a year everyone comes. Talks by physicians who turned a system around, and by some who could not and will tell you why. The hallway is half of the program.',
      { internalName: 'Home: conference text' },
    ),
    buttons('home-event-conference-buttons', [['Plan your visit', '/conference']], {
      internalName: 'Home: conference buttons',
      button1Variant: 'dark',
    }),
  ],
})

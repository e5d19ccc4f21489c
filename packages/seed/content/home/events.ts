import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

export const events = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-events', {
      internalName: 'Home: events',
      isContainer: true,
      paddings: 'pt-3 pb-5',
      elements: [link('home-event-fall'), link('home-event-conference')],
      elementClasses: 'gap-5',
    }),
    entry('media', 'home-event-fall', {
      internalName: 'Home: fall institute',
      mediaFile: assetLink('quiet-water'),
      flexDirection: 'row',
      contents: [link('home-event-fall-title'), link('home-event-fall-text')],
      buttons: link('home-event-fall-buttons'),
      contentAreaClasses: 'py-3 ps-md-3',
    }),
    entry('title', 'home-event-fall-title', {
      internalName: 'Home: fall institute title',
      text: 'Fall Institute, {days Thu@10-20+120..Thu@10-20+120+2 yearless}',
      tag: 'h2',
      marginBottom: 12,
    }),
    entry('content', 'home-event-fall-text', {
      internalName: 'Home: fall institute text',
      text: prose(
        'Three days, one subject a day, groups small enough that you will be asked what you think. Choose your courses; leave the afternoon of the second day for golf, pickleball or the bay.',
      ),
    }),
    entry('buttonGroup', 'home-event-fall-buttons', {
      internalName: 'Home: fall institute buttons',
      button1Text: 'See the courses',
      button1Url: '/fall-institute',
      button1Variant: 'mediumBlue',
    }),
    entry('media', 'home-event-conference', {
      internalName: 'Home: conference',
      mediaFile: assetLink('filled-hall'),
      flexDirection: 'row-reverse',
      contents: [link('home-event-conference-title'), link('home-event-conference-text')],
      buttons: link('home-event-conference-buttons'),
      contentAreaClasses: 'py-3 pe-md-3',
    }),
    entry('title', 'home-event-conference-title', {
      internalName: 'Home: conference title',
      text: 'The annual conference',
      tag: 'h2',
      marginBottom: 12,
    }),
    entry('content', 'home-event-conference-text', {
      internalName: 'Home: conference text',
      text: prose(
        'Once a year everyone comes. Talks by physicians who turned a system around, and by some who could not and will tell you why. The hallway is half of the program.',
      ),
    }),
    entry('buttonGroup', 'home-event-conference-buttons', {
      internalName: 'Home: conference buttons',
      button1Text: 'Plan your visit',
      button1Url: '/conference',
      button1Variant: 'mediumBlue',
    }),
  ],
})

import { assetLink, entry, link, seedFile } from '../../define.ts'
import { band, buttons, title, words } from '../../parts.ts'

export const events = seedFile({
  space: 'association',
  entries: [
    band('home-events', ['home-event-fall', 'home-event-conference'], {
      paddings: 'pt-3 pb-5',
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
    title('home-event-fall-title', 'Fall Institute, {days Thu@10-20+120..Thu@10-20+120+2 yearless}', {
      internalName: 'Home: fall institute title',
      marginBottom: 12,
    }),
    words(
      'home-event-fall-text',
      'Three days, one subject a day, groups small enough that you will be asked what you think. Choose your courses; leave the afternoon of the second day for golf, pickleball or the bay.',
      { internalName: 'Home: fall institute text' },
    ),
    buttons('home-event-fall-buttons', [['See the courses', '/fall-institute']], {
      internalName: 'Home: fall institute buttons',
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
    title('home-event-conference-title', 'The annual conference', {
      internalName: 'Home: conference title',
      marginBottom: 12,
    }),
    words(
      'home-event-conference-text',
      'Once a year everyone comes. Talks by physicians who turned a system around, and by some who could not and will tell you why. The hallway is half of the program.',
      { internalName: 'Home: conference text' },
    ),
    buttons('home-event-conference-buttons', [['Plan your visit', '/conference']], {
      internalName: 'Home: conference buttons',
      button1Variant: 'mediumBlue',
    }),
  ],
})

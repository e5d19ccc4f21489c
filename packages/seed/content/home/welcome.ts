import { entry, link, seedFile } from '../../define.ts'
import { band, buttons, picture, title, words } from '../../parts.ts'

export const welcome = seedFile({
  space: 'association',
  entries: [
    band('home-welcome', ['home-welcome-picture', 'home-welcome-words'], {
      paddings: 'pt-4 pb-5',
      columnBreakpoints: 'col-12 col-md-6',
      verticalAlign: 'center',
    }),
    picture('home-welcome-picture', 'meeting-circles'),
    entry('section', 'home-welcome-words', {
      internalName: 'Home: welcome words',
      paddings: 'py-3 ps-md-3 ps-lg-4',
      elements: [link('home-welcome-title'), link('home-welcome-text'), link('home-welcome-buttons')],
    }),
    title('home-welcome-title', 'Leadership is a clinical skill. It can be taught.', { marginBottom: 20 }),
    words(
      'home-welcome-text',
      [
        'Nobody hands a new attending the operating room without supervision. Yet most chiefs, directors and medical officers begin with a title, a spreadsheet and good wishes.',
        'We work the other way round. **You learn with physicians who carry the same responsibilities**, practice on the problems already on your desk, and leave with something you can use on Monday morning.',
      ].join('\n\n'),
    ),
    buttons('home-welcome-buttons', [['What membership includes', '/membership#benefits']], {
      button1Variant: 'dark',
      paddingTop: 4,
    }),
  ],
})

import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

export const welcome = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-welcome', {
      internalName: 'Home: welcome',
      isContainer: true,
      paddings: 'pt-4 pb-5',
      columnBreakpoints: 'col-12 col-lg-6',
      verticalAlign: 'center',
      elements: [link('home-welcome-picture'), link('home-welcome-words')],
    }),
    entry('media', 'home-welcome-picture', {
      internalName: 'Home: welcome picture',
      mediaFile: assetLink('meeting-circles'),
    }),
    entry('section', 'home-welcome-words', {
      internalName: 'Home: welcome words',
      paddings: 'py-3 ps-lg-4',
      elements: [link('home-welcome-title'), link('home-welcome-text'), link('home-welcome-buttons')],
    }),
    entry('title', 'home-welcome-title', {
      internalName: 'Home: welcome title',
      text: 'Leadership is a clinical skill. It can be taught.',
      tag: 'h2',
      marginBottom: 20,
    }),
    entry('content', 'home-welcome-text', {
      internalName: 'Home: welcome text',
      text: prose(
        [
          'Nobody hands a new attending the operating room without supervision. Yet most chiefs, directors and medical officers begin with a title, a spreadsheet and good wishes.',
          'We work the other way round. **You learn with physicians who carry the same responsibilities**, practice on the problems already on your desk, and leave with something you can use on Monday morning.',
        ].join('\n\n'),
      ),
    }),
    entry('buttonGroup', 'home-welcome-buttons', {
      internalName: 'Home: welcome buttons',
      button1Text: 'What membership includes',
      button1Url: '/membership#benefits',
      button1Variant: 'dark',
      paddingTop: 4,
    }),
  ],
})

import { assetLink, entry, link, seedFile } from '../../define.ts'
import { band, buttons, title, words } from '../../parts.ts'

export const hero = seedFile({
  space: 'association',
  entries: [
    band('home-hero', ['home-hero-words'], {
      columnBreakpoints: 'col-12 col-lg-9 col-xl-8',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      outerBackgroundColor: 'navy',
      backgroundImage: assetLink('first-light'),
      backgroundImagePosition: '72% bottom',
      darkBackgroundImage: true,
    }),
    entry('section', 'home-hero-words', {
      internalName: 'Home: hero, words',
      paddings: 'py-4',
      elements: [link('home-hero-title'), link('home-hero-text'), link('home-hero-buttons')],
    }),
    title('home-hero-title', 'Health care needs leaders who have held the pager.', {
      tag: 'h1',
      color: 'white',
      fontSize: 60,
      lineHeight: 1.1,
      marginBottom: 24,
    }),
    words(
      'home-hero-text',
      'For physicians who lead, or soon will. You did not train to run a service line, a merger or a budget. We are the physicians who learned it, and we teach it to each other.',
      { fontSize: 20, lineHeight: 32, maxWidth: 620, color: 'white' },
    ),
    buttons(
      'home-hero-buttons',
      [
        ['Become a member', '/membership'],
        ['See the Fall Institute', '/fall-institute'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', fontSize: 17, paddingTop: 4 },
    ),
  ],
})

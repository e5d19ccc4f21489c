import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

export const hero = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-hero', {
      internalName: 'Home: hero',
      isContainer: true,
      columnBreakpoints: 'col-12 col-lg-9 col-xl-8',
      paddings: 'py-5',
      innerTopPadding: 5,
      innerBottomPadding: 5,
      outerBackgroundColor: 'navy',
      backgroundImage: assetLink('first-light'),
      backgroundImagePosition: '60% bottom',
      darkBackgroundImage: true,
      elements: [link('home-hero-words')],
    }),
    entry('section', 'home-hero-words', {
      internalName: 'Home: hero, words',
      paddings: 'py-5',
      elements: [link('home-hero-title'), link('home-hero-text'), link('home-hero-buttons')],
    }),
    entry('title', 'home-hero-title', {
      internalName: 'Home: hero title',
      text: 'Health care needs leaders who have held the pager.',
      tag: 'h1',
      color: 'white',
      fontSize: 68,
      lineHeight: 1.06,
      marginBottom: 24,
    }),
    entry('content', 'home-hero-text', {
      internalName: 'Home: hero text',
      text: prose(
        'You did not train to run a service line, a merger or a budget. Your patients need you to do it well. We are the physicians who learned it, and we teach it to each other.',
      ),
      fontSize: 20,
      lineHeight: 32,
      maxWidth: 620,
      color: 'white',
    }),
    entry('buttonGroup', 'home-hero-buttons', {
      internalName: 'Home: hero buttons',
      button1Text: 'Become a member',
      button1Url: '/membership',
      button1Variant: 'yellow',
      button2Text: 'Join us in {month Thu@10-20+120}',
      button2Url: '/fall-institute',
      button2Variant: 'transparent',
      fontSize: 17,
      paddingTop: 4,
    }),
  ],
})

import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { entry, link, prose, seedFile } from '../../define.ts'

export const join = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-join', {
      internalName: 'Home: join',
      isContainer: true,
      outerBackgroundColor: 'darkBlue',
      outerWrapperClass: 'on-dark',
      paddings: 'py-5',
      innerTopPadding: 5,
      innerBottomPadding: 5,
      horizontalAlign: 'center',
      elements: [link('home-join-title'), link('home-join-text'), link('home-join-buttons')],
    }),
    entry('title', 'home-join-title', {
      internalName: 'Home: join title',
      text: 'Your patients already follow you. Lead the rest.',
      tag: 'h2',
      color: 'white',
      textAlign: 'center',
      justify: 'center',
      maxWidth: '820px',
      marginBottom: 16,
    }),
    entry('content', 'home-join-text', {
      internalName: 'Home: join text',
      text: prose(
        `Membership is ${dollars(membershipPrice)} a year. Most hospitals pay it from the education budget; ask for it.`,
      ),
      textAlign: 'center',
      fontSize: 19,
      lineHeight: 30,
      maxWidth: 620,
    }),
    entry('buttonGroup', 'home-join-buttons', {
      internalName: 'Home: join buttons',
      button1Text: 'Become a member',
      button1Url: '/membership',
      button1Variant: 'yellow',
      button2Text: 'Talk to us',
      button2Url: 'support@physicianleaders.example',
      button2Variant: 'transparent',
      alignButtons: 'center',
      fontSize: 17,
      paddingTop: 4,
    }),
  ],
})

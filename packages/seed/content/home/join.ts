import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { dollars } from '../../catalogue/prices.ts'
import { seedFile } from '../../define.ts'
import { band, buttons, title, words } from '../../parts.ts'

export const join = seedFile({
  space: 'association',
  entries: [
    band('home-join', ['home-join-title', 'home-join-text', 'home-join-buttons'], {
      outerBackgroundColor: 'darkBlue',
      outerWrapperClass: 'on-dark',
      innerTopPadding: 5,
      innerBottomPadding: 5,
      horizontalAlign: 'center',
    }),
    title('home-join-title', 'Your patients already follow you. Lead the rest.', {
      color: 'white',
      textAlign: 'center',
      justify: 'center',
      maxWidth: '820px',
      marginBottom: 16,
    }),
    words(
      'home-join-text',
      `Colleagues at more than 1,900 employers have joined. Membership is ${dollars(membershipPrice)} a year; four in ten of these employers pay it.`,
      { textAlign: 'center', fontSize: 19, lineHeight: 30, maxWidth: 620 },
    ),
    buttons(
      'home-join-buttons',
      [
        ['Become a member', '/membership'],
        ['Talk to us', 'support@physicianleaders.example'],
      ],
      {
        button1Variant: 'yellow',
        button2Variant: 'transparent',
        alignButtons: 'center',
        fontSize: 17,
        paddingTop: 4,
      },
    ),
  ],
})

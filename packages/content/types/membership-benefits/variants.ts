import type { Variants } from '../../define/variants.ts'

export const membershipBenefitsVariants: Variants<'membershipBenefits'> = {
  'members have everything, no text': {
    content: undefined,
    MembersOnly: [{ title: 'Members' }],
    buttonText: 'Join today',
  },
  'long benefits': {
    statisticsList: {
      benefitsList: [
        'What you have as a member of the association',
        'A course every quarter that ends with something you can use the same day, taught in pieces short enough for the time between two meetings, with <strong>credit hours</strong> that count toward every credential',
        '<p>Advice, by phone or video:</p><ul><li>on your contract</li><li>on your next post</li></ul>',
        'Otorhinolaryngological'.repeat(5),
      ],
    },
    MembersOnly: [{ title: 'Members and fellows' }, true, true, true],
    allCommunity: [{ title: 'All of the community' }, true, false, false],
  },
  'wrong data: nothing for visitors': { allCommunity: [true, false] },
}

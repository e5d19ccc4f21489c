import type { Draft } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

export const membershipBenefits: Draft<'membershipBenefits'> = {
  internalName: 'Benefits of membership',
  content: richText(
    paragraph('Much of what we publish is open to everyone. This is what membership adds to it.'),
  ),
  statisticsList: {
    benefitsList: [
      'Benefit',
      'Articles and the SoundPractice podcast',
      '<em>Physician Leadership Journal</em>, six editions a year',
      'The <a href="/membership">member price</a> on every course and book',
      'A free advising session each year',
      'The member community and its directory',
    ],
  },
  MembersOnly: [{ title: 'Members' }, true, true, true, true, true],
  allCommunity: [{ title: 'Everyone' }, true, false, false, false, false],
}

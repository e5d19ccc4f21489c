import { product } from '../../catalogue/products.ts'
import { prose, seedFile } from '../../define.ts'

/** Assessments have no page of their own; a list shows their contents. */
export const assessments = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'assessment-leadership',
      name: 'Physician Leadership Assessment',
      picture: 'scene-stairs',
      body: prose(
        'One hundred and twenty questions in twenty minutes. Your report shows six capabilities beside those of physicians who hold your office, with two suggestions for each.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'physician-leadership-assessment',
        categories: ['Individual'],
        price: 195,
        specialMemberPrice: 0,
        shortDescription:
          'Twenty minutes, one hundred and twenty questions, and a report that you can show your chief.',
        variantId: '41060101',
      },
    }),
    ...product({
      id: 'assessment-colleagues',
      name: 'Assessment With Colleagues',
      picture: 'scene-morning-round',
      body: prose(
        'Eight people of your choice answer the same questions about you. An adviser reads the report with you for an hour, and again after six months.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'assessment-with-colleagues',
        categories: ['Individual', 'Team'],
        price: 495,
        specialMemberPrice: 345,
        shortDescription:
          'The same questions, answered by eight people of your choice. An adviser reads the result with you.',
        variantId: '41060201',
      },
    }),
    ...product({
      id: 'assessment-conflict',
      name: 'How You Handle Conflict',
      picture: 'scene-bridge',
      body: prose(
        'Thirty situations from hospitals. You choose what you would do, and the report shows what you do too often, too rarely and just often enough.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'how-you-handle-conflict',
        categories: ['Individual'],
        price: 75,
        specialMemberPrice: 50,
        shortDescription:
          'Thirty situations from real hospitals, and what you tend to do in them. Fifteen minutes.',
        variantId: '41060301',
      },
    }),
    ...product({
      id: 'assessment-team-trust',
      name: 'Team Trust Survey',
      picture: 'scene-whiteboard',
      body: prose(
        'Up to forty people of one unit answer eighteen questions without giving their names. You get the result on one page and a guide for the meeting in which you discuss it.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'team-trust-survey',
        categories: ['Team'],
        price: 890,
        specialMemberPrice: 690,
        shortDescription:
          'Does bad news reach you early? Eighteen questions for a unit of up to forty people, answered without names.',
        variantId: '41060401',
      },
    }),
    ...product({
      id: 'assessment-organization',
      name: 'Medical Staff Engagement Study',
      picture: 'scene-hospital-dusk',
      body: prose(
        'A study of your whole medical staff: a survey, forty interviews and three days on site. The price depends on the number of physicians; our advisers give you one within a week.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'medical-staff-engagement-study',
        categories: ['Organization', 'Team'],
        shortDescription:
          'A survey of your whole medical staff, forty interviews and three days on site, compared with ninety hospitals.',
      },
      variants: [{ deliveryFormat: 'In-Person', variantId: '41060501' }],
    }),
  ],
})

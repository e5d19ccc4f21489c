import { assetLink, type Draft, link } from '../../define/values.ts'
import { heading, paragraph, richText } from '../../shared/rich-text.ts'

export const product: Draft<'product'> = {
  internalName: 'Course: Finance for the clinic floor',
  title: 'Finance for the Clinic Floor',
  productType: 'Course',
  slug: 'finance-for-the-clinic-floor',
  shortDescription:
    'Read a budget as you read a chart: what is normal, what is urgent, and what only looks like it. Eight short lessons and one worked case from a real department.',
  image: assetLink('ascent'),
  outcomes: [
    'Read an income statement, a balance sheet and a cash-flow statement of your own department.',
    'Tell a variance that needs a decision from one that needs patience.',
    'Present a business case in eight minutes, with the one number that decides it.',
  ],
  body: richText(
    heading(2, 'How the course works'),
    paragraph(
      'Eight lessons of forty minutes, each with a case from a real department. You bring your own budget to the last one, and leave with a plan for the next quarter.',
    ),
  ),
  program: [
    'Lesson 1 – What an income statement leaves out',
    'Lesson 2 – Two variances, one decision',
    'Your own budget, in the last lesson',
  ],
  categories: ['CPE Core'],
  people: [link('bio')],
  questions: link('checklist'),
  credits: 16,
  creditKind: 'Example Category A',
  price: 895,
  specialMemberPrice: 645,
  variantId: '41010001',
  variants: [link('variant')],
}

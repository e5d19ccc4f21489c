import { entry, link, prose, seedFile } from '../../define.ts'

const questions = [
  [
    'employer',
    'Can my employer pay?',
    'Yes. Order with the address of your employer; the invoice names you as the participant. For five seats or more, [ask us](/contact) for the price of a group.',
  ],
  [
    'miss',
    'What if I miss a session?',
    'Live evenings online are recorded, and you find the recording in your account on the next morning. You may miss one and still get all credits.',
  ],
  [
    'credits',
    'When do I get my credits?',
    'They are in [your account](/account) on the day after you finish, with a certificate to print.',
  ],
  ['cancel', 'Can I cancel?', 'Yes, as [Refunds and cancellations](/legal/refunds) says.'],
] as const

export const courseQuestions = seedFile({
  space: 'association',
  entries: [
    entry('checklist', 'course-questions', {
      internalName: 'Courses: questions',
      checklistTitle: 'Questions',
      checklistItems: questions.map(([id]) => link(`course-question-${id}`)),
    }),
    ...questions.map(([id, title, text]) =>
      entry('checklistItem', `course-question-${id}`, { title, content: prose(text) }),
    ),
  ],
})

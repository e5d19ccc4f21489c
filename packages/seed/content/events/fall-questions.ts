import { entry, prose, seedFile } from '../../define.ts'

const questions = [
  [
    'change-course',
    'Can I change a course after I have registered?',
    'Yes, as long as the other course has a seat. Write to [events@physicianleaders.example](mailto:events@physicianleaders.example) with the number of your order, and we move you on the same day.',
  ],
  [
    'waiting-list',
    'What does the waiting list do?',
    'A course with twenty-four seats returns two or three of them before the institute. We ask the people on the waiting list in the order of their registration. You pay nothing for it.',
  ],
  [
    'guests',
    'What do my guests take part in?',
    'In both dinners, in breakfast and in the walk along the bay. A guest pays one price for everything, whether you are a member or not. Please give us their names for the badges.',
  ],
  [
    'diet',
    'Do you cook for allergies?',
    'Yes. Tell us when you register, and speak with the head waiter when you arrive. The kitchen labels each dish.',
  ],
  [
    'refund',
    'What if I cannot come?',
    'Until thirty days before the institute you get everything back but $100. After that you may send a colleague in your place.',
  ],
  [
    'visa',
    'Can I have a letter for my visa?',
    'Yes. Ask for it in the registration. It reaches you by mail within a week, with the name that you entered.',
  ],
] as const

export const fallQuestions = seedFile({
  space: 'events',
  entries: questions.map(([id, title, text]) =>
    entry('checklistItem', `fall-question-${id}`, { title, content: prose(text) }),
  ),
})

import type { LineKind } from '../../cart-data/line-kind.ts'

export const messages: LineKind['messages'] = {
  group: 'Your registration',
  change: 'Change in your registration',
  breaks: (count) =>
    `This belongs to a registration. Its ${count} products are only sold together. To leave this one out, change your registration.`,
  removeAll: 'Remove the whole registration',
  confirmation: 'See your registration',
  differs:
    'The seats for an event in your cart do not match your registration, or their price has ended. Open your registration and add it to your cart again, or remove the seats.',
  unsold: 'The shop cannot sell everything for which you registered',
  noneCharged: 'Nothing was charged. Choose again, and the rest of your registration is kept.',
}

export const chooseAgain = (step: number) =>
  step === 1 ? 'Choose another course' : step === 2 ? 'Change my guests' : 'Choose another activity'

export const pageMessages = {
  ordering: 'How ordering works',
  steps: [
    {
      name: 'Log in or register',
      words: 'Your cart stays as it is. Members see their prices.',
      isForGuests: true,
    },
    { name: 'Pay in our shop', words: 'It adds tax and shipping before you pay.', isForGuests: false },
    { name: 'Read your email', words: 'The shop confirms your order by email.', isForGuests: false },
  ],
  otherPlans: 'If your plans change',
  help: 'Questions before you order? Write to',
} as const

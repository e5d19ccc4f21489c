export const leaders = '250,000+'

export const messages = {
  title: `Join ${leaders} healthcare leaders`,
  bookNow: 'BOOK NOW',
  takeAssessment: 'TAKE AN ASSESSMENT',
  becomeMember: 'BECOME A MEMBER',
  discoverResources: 'DISCOVER RESOURCES',
} as const

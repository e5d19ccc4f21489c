export const messages = {
  /** Only editors see this. */
  unknown: 'Not sure what this is',
  tags: 'Topics',
  credits: (credits: string) =>
    /^\d+(?:\.\d+)?$/.test(credits) ? `${credits} CME ${credits === '1' ? 'credit' : 'credits'}` : credits,
  actionCards: {
    title: 'Join 250,000+ healthcare leaders',
    bookNow: 'BOOK NOW',
    takeAssessment: 'TAKE AN ASSESSMENT',
    becomeMember: 'BECOME A MEMBER',
    discoverResources: 'DISCOVER RESOURCES',
  },
  certificates: { learnMore: 'LEARN MORE' },
  events: {
    /** Only editors see this. */
    invalid: (fault: string) => `Live and online events: invalid data, so nothing is shown. ${fault}`,
  },
  landing: { shortcuts: 'Shortcuts' },
  map: { larger: 'View a larger map' },
  widgets: { cmeTitle: 'Your CME credits', createAccount: 'Create account', logIn: 'Log In' },
} as const

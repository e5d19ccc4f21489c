import { steps } from '../answers.ts'
import { messages as formMessages } from '../registration-form/messages.ts'

/** EV-001 to EV-008 define the names. */
export const stepNames = {
  1: 'Courses',
  2: 'Guests',
  3: 'Group activity',
  4: 'Golf',
  5: 'Pickleball',
  6: 'Attendee',
  7: 'Review',
} as const

export const stepTitles = {
  1: 'Choose your courses',
  2: 'Bring guests',
  3: 'Choose a group activity',
  4: 'Your round of golf',
  5: 'Your game of pickleball',
  6: 'Who attends',
  7: 'Review your registration',
} as const

export const progressWords = {
  done: 'Done',
  current: 'Current step',
  open: 'Open',
  skipped: 'Not needed',
  locked: 'Not yet open',
} as const

export const messages = {
  stepOf: (step: number) => `Step ${step} of ${steps.length}`,
  progress: 'Steps of your registration',
  continueTo: 'Save and continue',
  backToReview: 'Save and return to the review',
  back: 'Back',
  errorTitle: 'Please correct the following',
  errorPrefix: 'Error: ',

  summary: 'Your registration',
  summaryEmpty: 'Nothing chosen yet.',
  total: 'Total',
  guestTotal: 'Prices for non-members. Members may pay less.',
  taxes: 'Tax, if any, is added at checkout.',
  quantity: (count: number) => `${count} ×`,
  listPrice: 'List price',
  sameForAll: 'Everyone pays this price',
  help: 'Do you need help?',
  call: 'Call',
  or: 'or write to',
  tierNow: (tier: string) => `Prices now: ${tier}`,
  tierUntil: (when: string) => `Until ${when}.`,
  changesTo: (tier: string) => `Then ${tier} prices apply.`,
  capacityUnknown: 'We cannot see the number of free seats right now. Your seats are checked before you pay.',
  membershipUnknown:
    'We cannot see your membership right now, so these are the prices for non-members. Your answers are kept. Submit them once you see your member prices.',

  course: {
    text: 'Choose one course for each day that you attend, and at least one in all.',
    day: (day: number, date: string) => `Day ${day}: ${date}`,
    none: 'No course this day',
    credits: (credits: number) => (credits === 1 ? '1 CME credit' : `${credits} CME credits`),
    wait: 'Put me on the waiting list',
    noCourses: 'No course is planned for this day yet.',
    notSold: 'Not sold online at the moment',
    included: 'Included in your Vanguard registration',
  },
  vanguard: {
    title: 'You attend as a Vanguard',
    text: (amount: string) => `One price covers your courses: ${amount}. Choose the ones that you attend.`,
  },
  signIn: {
    title: 'Are you a member?',
    text: 'Log in to see your own prices. Your answers are kept.',
    link: 'Log in for your price',
  },
  join: {
    title: 'Become a member now',
    first: 'Choose a course, and you see here what joining saves.',
    label: (amount: string) => `Add a year of membership for ${amount}`,
  },
  guests: {
    text: 'Guests take part in the meals, the reception and the evening events, and not in the courses.',
    count: 'Number of guests',
    price: (amount: string) => `${amount} for each guest. Everyone pays this price.`,
    name: (guest: number) => `Name of guest ${guest}`,
    nameHelp: 'As it should be on the badge.',
  },
  activity: {
    text: (day: string) => `The group activity is on ${day}. Choose one, or none.`,
    legend: 'Group activity',
    none: 'No group activity',
    noneText: 'The afternoon is yours.',
    places: (places: number) => (places === 1 ? 'Only 1 place left' : `Only ${places} places left`),
    full: 'Full',
  },
  golf: {
    text: 'The organizers form the groups with these answers.',
    handicap: 'Handicap',
    handicapHelp: 'From 0 to 54, with at most one decimal. Enter 54 if you have none.',
    clubs: 'Clubs',
    clubChoices: {
      own: 'I bring my own clubs',
      'rent-right': 'Rent clubs, right-handed',
      'rent-left': 'Rent clubs, left-handed',
    },
    pairing: 'Who would you like to play with?',
    pairingHelp: 'We do our best, and cannot promise it.',
  },
  pickleball: {
    text: 'The organizers form the games with these answers.',
    skill: 'Skill level',
    skills: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    paddle: 'Paddle',
    paddles: { own: 'I bring my own paddle', borrow: 'I would like to borrow a paddle' },
  },
  attendee: {
    text: 'This appears on your badge and in the list of attendees, or helps us to look after you.',
    prefilled: 'We filled in what your profile says. Your changes are saved there, too.',
    person: 'About you',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    credentials: 'Credentials',
    credentialsHelp: 'Such as MD, MBA, CPE.',
    badgeName: 'Name on your badge',
    badgeNameHelp: 'How people should call you.',
    email: 'Email',
    phone: 'Phone',
    organization: 'Organization',
    emergency: 'Emergency contact',
    emergencyName: 'Name of your emergency contact',
    emergencyPhone: 'Phone of your emergency contact',
    needs: 'Visa and privacy',
    diet: 'Dietary restrictions',
    dietOther: 'Other dietary restrictions',
    dietOtherHelp: 'Separate several with a semicolon.',
    visa: 'I need a letter for my visa',
    sponsorOptOut: 'Do not share my name with sponsors',
    profileAway: 'Your profile cannot be loaded right now. Please fill in the fields.',
    profileNotSaved: 'We could not save this to your profile. Your registration is not affected.',
  },
  review: {
    text: 'Check each line. Nothing is added to your cart before you press the button below.',
    lines: 'What you register for',
    changeWord: 'Change',
    attendee: 'Attendee',
    guests: 'Guests',
    noGuests: 'No guests',
    waiting: 'Waiting list',
    none: 'None',
    yes: 'Yes',
    no: 'No',
    next: 'What happens next',
    nextSteps: [
      'Your seats are held for 60 minutes.',
      'You pay in our shop, which sends you a receipt.',
      'You find your confirmation, your calendar and all you need to bring under “My registrations”.',
    ],
    submit: 'Add to cart and check out',
    needsAccount: 'Log in or register to continue. Your answers are kept.',
    logIn: 'Login / Sign Up',
    needsScript:
      'The last step needs JavaScript, because your cart is kept in your browser. Everything you entered is saved. To register without JavaScript, call',
    priceUnknown:
      'A price is to be announced, so this registration cannot be submitted yet. Your answers are kept.',
  },
  states: {
    title: (name: string) => `Registration for the ${name}`,
    anyTitle: 'Registration',
    announced: (when: string) => `Registration opens on ${when}.`,
    announcedSoon: 'Registration is not open yet. The date will be announced here.',
    closed: 'Registration for this event is closed.',
    over: 'This event is over.',
    next: (name: string) => `Go to the ${name}`,
    none: 'No event is open for registration right now.',
    unknown: 'We do not know this event. It may have been renamed, or the link has a typing error.',
    unsold: 'Online registration for this event is not ready yet.',
    byPhone: 'You can register by telephone.',
    away: 'We cannot load the event right now. Your answers are kept. Please try again in a minute.',
    notSaved: 'We cannot save this step right now. Go back, and try again in a minute.',
    again: 'Try again',
    toEvent: 'About the event',
    notOpen: 'Registration for this event is not open any more. Your answers are kept.',
    kept: 'What you entered is kept.',
  },
  submitted: {
    title: 'You have submitted this registration',
    text: 'It holds the following:',
    notSaved:
      'You have submitted this registration, so this change is not saved. Reload the page to change it.',
    cart: 'Go to your cart',
    confirmation: 'See your registration',
    lost: 'Is it missing in your cart?',
    lostText: 'You can add it again. A registration is never in your cart twice.',
    again: 'Add to cart again',
    changes: 'Do you want to change it?',
    change: 'Change it',
    changeText: 'You start from the same answers. Your seats stay yours until you submit the change.',
    restart: 'New registration',
    restartText: 'You start with empty answers.',
  },
} as const

/** The query parameter `notice` shows one of these once. */
export const noticeWords = {
  profile: messages.attendee.profileNotSaved,
  long: formMessages.notKept,
} as const
export type Notice = keyof typeof noticeWords

export const noticeOf = (value: unknown): Notice | undefined =>
  typeof value === 'string' && Object.hasOwn(noticeWords, value) ? (value as Notice) : undefined

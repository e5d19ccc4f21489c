const sentence = 'The registrations cannot be read right now.'

/** What organizers read while the records are out of reach, or change too fast. */
export const cannotRead = { away: sentence, busy: sentence }

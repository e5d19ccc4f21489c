const sentence = 'The registrations cannot be read right now.'

/** `busy`: the records change too fast. */
export const cannotRead = { away: sentence, busy: sentence }

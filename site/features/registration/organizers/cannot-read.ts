const sentence = 'The registrations cannot be read right now.'

/** `away`: the records are out of reach. `busy`: they change too fast. */
export const cannotRead = { away: sentence, busy: sentence }

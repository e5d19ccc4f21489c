export const messages = {
  loggedOut: 'Your session has ended. Log in again: everything that you entered is kept.',
  badBody: 'The body is not { edition, id }.',
  badId: 'The body is not { id }.',
  unknown: 'There is no event with this key.',
  shut: {
    announced: 'Registration is not open yet. Everything that you entered is kept.',
    closed: 'Registration has closed. Please call us to register.',
    over: 'This event is over.',
  },
  otherDraft: 'You have begun another registration in the meantime. Reload this page to see it.',
  gone: 'Your registration was not paid in time, so its seats were given back. Begin again: your answers are kept.',
  paid: 'You have registered for this event and paid. You find your registration in your account, under “My Registrations”.',
  tooMany: 'We cannot take more registrations online. Please call us to register.',
  membershipUnknown:
    'We cannot see your membership right now, so your prices are not known. Nothing is lost: try again in a minute.',
  notKept: 'Your registration cannot be saved right now. Nothing is lost: try again in a minute.',
  busy: 'Many people register at this moment. Nothing is lost: try again in a few seconds.',
  noRegistration: 'There is no registration with this id.',
  notHeld: 'The seats of this registration are no longer held.',
} as const

import { textLimits } from '../../answers.ts'

/** The messages about numbers are those of `NumberInput`. */
export const messages = {
  noCourse: 'Choose at least one course.',
  noSeats: 'All courses are sold out. Please call us to be put on a waiting list.',
  unknownCourse: 'This course is not offered on this day. Choose another course.',
  fullCourse: (title: string) => `“${title}” is sold out. Choose another course, or its waiting list.`,
  unsoldCourse: (title: string) => `“${title}” cannot be booked online now. Choose another course.`,
  unknownWaiting: 'One of the waiting lists does not exist any more. Choose again.',
  needlessWaiting: (title: string) =>
    `“${title}” has seats. Remove it from the waiting list to book it, or choose another course that day.`,
  noGuestCount: 'Enter how many guests come with you. Enter 0 if you come alone.',
  wholeNumber: 'Enter a whole number.',
  noGuestName: (number: number) => `Enter the name of guest ${number}.`,
  noActivity: 'Choose an activity, or choose none.',
  unknownActivity: 'This activity is not offered. Choose another one, or choose none.',
  fullActivity: (name: string) => `${name} is full. Choose another activity, or choose none.`,
  noHandicap: 'Enter your handicap. Enter 54 if you have none.',
  notANumber: 'Enter a number, such as 18.4.',
  oneDecimal: 'Enter at most one digit after the point, such as 18.4.',
  noClubs: 'Choose whether you bring your clubs or rent them.',
  noSkill: 'Choose your skill level.',
  noPaddle: 'Choose whether you bring a paddle or borrow one.',
  noFirstName: 'Enter your first name.',
  noLastName: 'Enter your last name.',
  noEmail: 'Enter your email address.',
  badEmail: 'Enter an email address such as name@example.com.',
  noPhone: 'Enter your telephone number.',
  badPhone: 'Enter a telephone number with its area code, such as +1 312 555 0100.',
  noEmergencyName: 'Enter whom we should call in an emergency.',
  noEmergencyPhone: 'Enter the telephone number for an emergency.',
  tooLong: (length: number) => `Enter at most ${textLimits.accepted} characters. This text has ${length}.`,
  cut: `Enter at most ${textLimits.accepted} characters. Only the first ${textLimits.kept} were kept.`,
  controlCharacters: 'This text contains characters that cannot be printed. Type it again.',
} as const

export const activityNames = { golf: 'Golf', soundBath: 'Sound bath', pickleball: 'Pickleball' } as const

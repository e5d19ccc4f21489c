import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, page, title, words } from '../../parts.ts'

export const advisingSession = seedFile({
  space: 'association',
  entries: [
    page('schedule-advising-session', {
      title: 'Schedule an advising session',
      path: '/schedule-advising-session',
      description:
        'Thirty minutes with an adviser, free for everyone: where you stand, what to learn next, and what can wait.',
      socialImage: assetLink('portrait-wedderly'),
      sections: ['advising-opening', 'advising-booking', 'advising-contact'],
    }),
    entry('singleColumnTextAndImage', 'advising-opening', {
      internalName: 'Advising: opening',
      topPadding: 5,
      leftSideComponents: [link('advising-eyebrow'), link('advising-title'), link('advising-text')],
      rightSideComponents: [link('advising-picture')],
    }),
    entry('metaTitle', 'advising-eyebrow', { text: 'Advising', color: 'blue' }),
    title('advising-title', 'Half an hour that saves you a year', {
      tag: 'h1',
      fontSize: 50,
      lineHeight: 1.1,
    }),
    words(
      'advising-text',
      'Our advisers have spoken with thousands of physicians and know the courses, ours and others’. They sell nothing. Bring one question: which course, which credential, whether to take the job.\n\n- You choose the time; we call you\n- You need not be a member\n- Afterward you get two lines in writing: what next, and by when',
    ),
    entry('media', 'advising-picture', {
      internalName: 'Advising: adviser',
      mediaFile: assetLink('portrait-wedderly'),
      imageWidth: 480,
      imgLabel: link('advising-label'),
      imgLabelBackgroundColor: 'yellow',
    }),
    entry('label', 'advising-label', { text: 'June Wedderly, adviser' }),
    band('advising-booking', ['advising-booking-title', 'advising-calendar'], {
      outerBackgroundColor: 'lightGray',
    }),
    title('advising-booking-title', 'Choose a time'),
    entry('calendly', 'advising-calendar', {
      internalName: 'Advising: calendar',
      url: 'https://calendly.com/physicianleaders/advising-session',
      calendarTitle: 'Advising session, thirty minutes',
    }),
    entry('contactCallout', 'advising-contact', {
      internalName: 'Advising: contact',
      title: link('advising-contact-title'),
      text: prose('None of these times? Call or write, and we find one. Evenings and weekends too.'),
      image: assetLink('portrait-hartmann'),
      contactName: 'Lin Hartmann, DO',
      contactRole: 'Faculty, on call for advisers',
      phone: '+1 813 555 0142',
      email: 'support@physicianleaders.example',
    }),
    title('advising-contact-title', 'Rather by telephone?'),
  ],
})

import { assetLink, entry, prose, seedFile } from '../../define.ts'

/** Faculty and members, all invented; their portraits are drawn in `pictures/people.ts`. */
const people = [
  [
    'okafor',
    'Maren Okafor',
    'MD, CPE, FAAPL',
    'Chief medical officer',
    'Three Rivers Health',
    'Maren ran an emergency department for eleven years before she ran the hospital around it. She teaches conflict, and practices it less than she used to.',
  ],
  [
    'hartmann',
    'Lin Hartmann',
    'DO, MBA',
    'Chair of family medicine',
    'Lakeshore University',
    'Lin turned four small practices into one without losing a physician. She teaches finance to people who were told that they would never need it.',
  ],
  [
    'reyes',
    'Daniel Reyes',
    'MD, MHA, CPE',
    'President of the medical group',
    'Alta Sierra Physicians',
    'Daniel negotiates with payers for nine hundred colleagues. His course begins with the worst contract that he ever signed.',
  ],
  [
    'haddad',
    'Samira Haddad',
    'MD, MPH',
    'Vice president of quality',
    'Good Harbor',
    'Samira put the near misses of her hospital on a wall where patients read them. Reports tripled; claims did not.',
  ],
  [
    'lindqvist',
    'Per Lindqvist',
    'MD, FAAPL',
    'Former chief executive',
    'Northern Plains Clinic',
    'Per led a rural system through two mergers and out of one. He now sits on three boards and asks the questions that he once feared.',
  ],
  [
    'abara',
    'Tunde Abara',
    'MD, MMM',
    'Chief of surgery',
    'Mercy Point',
    'Tunde canceled nine standing meetings and kept one. He teaches how to find out which.',
  ],
  [
    'whitfield',
    'June Whitfield',
    'MEd',
    'Director of the academies',
    'Association for Physician Leadership',
    'June has advised two thousand physicians on what to learn next, and a few hundred to wait a year.',
  ],
  [
    'iyer',
    'Ravi Iyer',
    'MD, CPE',
    'Chief medical information officer',
    'Bay Medical Partners',
    'Ravi removed forty clicks from an ordinary visit. He teaches change to people who have seen too much of it.',
  ],
] as const

export const peopleLibrary = seedFile({
  space: 'association',
  entries: people.map(([id, name, credentials, jobTitle, organization, text]) =>
    entry('bio', `bio-${id}`, {
      name,
      credentials,
      jobTitle,
      organization,
      photo: assetLink(`portrait-${id}`),
      biography: prose(text),
      isFaculty: id !== 'whitfield',
    }),
  ),
})

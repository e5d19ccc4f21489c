import { product } from '../../catalogue/products.ts'
import { inPerson, online, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const communicationCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-communication',
      name: 'The Difficult Conversation',
      picture: 'scene-mentor',
      people: ['bio-okafor', 'bio-fatima-al-sayed'],
      body: prose(
        'There is a conversation that you have put off since spring. In this course you hold it twice with a professional actor, who plays the other person better than you would like, and then you make an appointment for the real one.',
        '## What we rehearse',
        '- Feedback to a colleague who is older than you\n- A no that stays a no\n- Bad news to a team: a closed unit, a canceled project\n- An apology that contains no “if”\n- A complaint about you',
        '## How a session runs',
        'Four participants, one actor, one member of the faculty. You describe the person in five minutes. You play the scene for ten. Then you hear three things: what the actor felt, what the others saw, and one sentence that you might try instead. You play it again.',
        '{{course-communication-quote}}',
        '## Results',
        'We ask every participant three months later whether the real conversation took place. Nine out of ten say yes. Seven out of ten say that it was shorter than they feared.',
        'The online form has the same actors and groups of the same size. It takes four evenings instead of two days.',
      ),
      fields: {
        productType: 'Course',
        slug: 'the-difficult-conversation',
        outcomes: [
          'Begin the conversation that you have put off, with a first sentence of your own',
          'Give feedback to a colleague who is older than you',
          'Say a no that stays a no, and an apology that contains no “if”',
          'Tell a team about a closed unit or a canceled project',
        ],
        categories: ['CPE Core'],
        credits: 8,
        shortDescription:
          'Feedback, refusal and bad news, rehearsed with actors until they are only difficult.',
      },
      variants: [
        inPerson('41020801', withMemberPrice(1195), {
          courseStartDate: day('Thu+116'),
          courseEndDate: day('Thu+116+1'),
          location: 'Boston, Massachusetts',
        }),
        online('41020802', withMemberPrice(895), {
          courseStartDate: day('Mon+45'),
          courseEndDate: day('Mon+45+21'),
        }),
      ],
    }),
    ...product({
      id: 'course-influence',
      name: 'Leading Without a Title',
      picture: 'scene-morning-round',
      people: ['bio-adaeze-nwosu'],
      body: prose(
        'You run the sepsis project, the clinic schedule or the residency lounge, and nobody reports to you. This course is for physicians who were asked to “take this on”, and for those who took it on unasked.',
        '## Five lessons',
        '1. **Whose problem is it?** Find the person who loses sleep over it.\n2. **Small and soon.** Choose the first change so that it can be undone.\n3. **The hallway.** Why the meeting only confirms what six conversations have decided.\n4. **Credit.** Give it away in writing, with copies.\n5. **Stop.** How to hand over a project, or end it in public.',
        'Each lesson takes ninety minutes: a film, a case, a template and a task for the week. You keep a log of who said yes and why. Adaeze Nwosu reads the logs of the online group and answers each of them.',
        '## Part of the fundamentals',
        'This is one of the five courses of our certificate [Fundamentals of Physician Leadership](/certifications/leadership-fundamentals). Many begin here.',
      ),
      fields: {
        productType: 'Course',
        slug: 'leading-without-a-title',
        outcomes: [
          'Find the person who loses sleep over a problem, and win that person first',
          'Choose a first change so that it can be undone',
          'Give credit away in writing, and end a project in public',
        ],
        categories: ['CPE Core'],
        credits: 8,
        shortDescription:
          'Nobody reports to you, and the project is yours. How to move people who are free to say no.',
      },
      variants: [
        selfStudy('41020901', withMemberPrice(495)),
        online('41020902', withMemberPrice(695), {
          courseStartDate: day('Wed+59'),
          courseEndDate: day('Wed+59+28'),
        }),
      ],
    }),
    ...product({
      id: 'course-writing',
      name: 'Write It So That It Is Read',
      picture: 'scene-train-home',
      people: ['bio-abara'],
      body: prose(
        'A chief writes more than a novelist: two hundred messages a day, a page for the board, a letter that somebody will keep for thirty years. This short course makes each of them half as long.',
        '## What you write',
        '- A message with one request, which can be answered by “yes”\n- A page for the board, without adjectives\n- A letter of recommendation that says something\n- A letter of warning that a lawyer leaves unchanged',
        '## What you send',
        'Four texts of your own, in the order above. An editor returns each within three days, with fewer words and more white space. There is no test: you pass when the fourth text comes back without a mark.',
        '## An example',
        '> Please approve the second ultrasound for the clinic on Elm Street by Thursday. It costs $41,000 and ends a wait of nineteen days. The case is attached; page two has the risk.',
        'Participants save about forty minutes a day, by their own account. We have not tried to verify this.',
      ),
      fields: {
        productType: 'Course',
        slug: 'write-it-so-that-it-is-read',
        outcomes: [
          'Write a message that can be answered by “yes”',
          'Write a page for the board without adjectives',
          'Write a letter of warning that a lawyer leaves unchanged',
        ],
        categories: ['CPE Elective'],
        credits: 4,
        shortDescription: 'Messages, board papers and letters, each half as long as yesterday.',
      },
      variants: [selfStudy('41021001', { price: 245 })],
    }),
  ],
})

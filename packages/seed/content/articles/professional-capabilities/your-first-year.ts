import { article } from '../../../articles/article.ts'
import { assetLink, entry, link, prose, seedFile } from '../../../define.ts'

/** The article that holds every block that can be placed inside a text. */
export const firstYear = seedFile({
  space: 'association',
  entries: [
    article(
      'your-first-year-as-a-member',
      {
        title: 'Your first year as a member, and how to waste none of it',
        summary:
          'Most members use a tenth of what they pay for. A guided tour with everything in the order in which you will need it, by two people who joined for the journal and stayed for the telephone numbers.',
        day: -27,
        tags: ['Professional Capabilities', 'Careers', 'Mentoring'],
        authors: ['priya-desai', 'whitfield'],
        picture: 'scene-lecture',
      },
      `{{article-first-year-meta}}

Priya joined in her fourth year out of residency because her hospital paid for it. She read two articles and forgot her password. June has spent nineteen years on the other side, answering the calls of people who found the password again. We wrote this together so that you can begin where we ended.

## In the first week: introduce yourself

Call us. It is the least used benefit and the one that members praise most.

{{contactCallout}}

Say which job you have and which one you want. We keep notes, so that you need not tell the story twice.

{{article-first-year-figures}}

## In the first month: take stock

Before you choose a course, find out what you already have. Three documents are enough.

{{article-first-year-checklist}}

If you are in a hurry, begin with this one:

{{article-first-year-transcript}}

{{article-first-year-include}}

Then compare what you have with what the credentials ask for.

{{table}}

Do not be discouraged by the column of hours. Most physicians who lead already have a third of what they need and have never written it down: the committee, the course that the hospital paid for, the year as chief resident.

## By spring: learn one thing

One. Members who enroll in three courses finish, on average, one of them. Members who enroll in one finish it.

{{article-first-year-quote}}

{{article-first-year-media}}

Choose the course by the conversation that you most dread. If it is about money, take finance. If it is with a colleague, take conflict. If it is with yourself, call June.

{{article-first-year-buttons}}

## By summer: let somebody read you

Everybody in leadership writes: emails, business cases, letters to the board. Hardly anyone is edited, and [being edited](/articles/learning-to-be-edited) teaches more than writing does. The journal edits everyone who submits, including those whom it declines.

{{article-first-year-card}}

## In the fall: meet people

You will learn most in the corridor. Come on the evening before the sessions, sit at a table with nobody whom you know, and ask what they would do with your problem.

{{article-first-year-words}}

{{cta}}

Take home two names, no more. Write to them within a week, with one question that they can answer in three lines. June has seen mentorships of fifteen years that began with a question about parking.

## At the end of the year: count

Put what you used beside what you paid for.

{{membershipBenefits}}

If you used two of these, renew. If you used one, call us; that number is for complaints, too. And if you used none, here is one last figure before you go.

{{article-first-year-figure}}

{{advertisementsList}}`,
    ),
    entry('metaTitle', { id: 'article-first-year-meta', fields: { text: 'For new members' } }),
    entry('statsList', {
      id: 'article-first-year-figures',
      fields: {
        internalName: 'Article: figures of the first year',
        columnCount: 2,
        stats: [link('article-first-year-calls'), link('article-first-year-minutes')],
        backgroundColor: 'paleBlue',
      },
    }),
    entry('stats', {
      id: 'article-first-year-calls',
      fields: {
        internalName: 'Article: calls of new members',
        figure: '1 in 9',
        label: 'new members call in their first month',
      },
    }),
    entry('stats', {
      id: 'article-first-year-minutes',
      fields: {
        internalName: 'Article: minutes of a call',
        figure: '22 min',
        label: 'length of a first call, median',
      },
    }),
    entry('stats', {
      id: 'article-first-year-figure',
      fields: {
        internalName: 'Article: members who stay',
        figure: '7 in 8',
        label: 'members who called once are members five years later',
        description: 'Of those who never called, it is about half.',
      },
    }),
    entry('checklist', {
      id: 'article-first-year-checklist',
      fields: {
        internalName: 'Article: checklist of the first month',
        checklistTitle: 'Three documents',
        checklistItems: [link('article-first-year-cv'), link('article-first-year-letter')],
        backgroundColor: 'paleBlue',
      },
    }),
    entry('checklistItem', {
      id: 'article-first-year-cv',
      fields: {
        title: 'A résumé of one page',
        content: prose(
          'What you led, for how many people, and what was different when you left. No publications.',
        ),
      },
    }),
    entry('checklistItem', {
      id: 'article-first-year-letter',
      fields: {
        title: 'Your last evaluation',
        content: prose('Underline the sentence that hurt. It is usually the title of your first course.'),
      },
    }),
    entry('checklistItem', {
      id: 'article-first-year-transcript',
      fields: {
        title: 'Your record of credit hours',
        content: prose(
          'Hours with other providers count if you can show a certificate. Ask for missing ones now; it takes weeks.',
        ),
      },
    }),
    entry('articleInclude', {
      id: 'article-first-year-include',
      fields: {
        internalName: 'Article: what a credit hour is',
        includeText: prose(
          '**What a credit hour is**\n\nSixty minutes of learning with a stated purpose and a test at the end.',
        ),
        align: 'end',
      },
    }),
    entry('quoteBlock', {
      id: 'article-first-year-quote',
      fields: {
        internalName: 'Article: quote about courses',
        quote: prose(
          'I took the finance course because I was afraid of one spreadsheet. I am now the person who sends it.',
        ),
        attribution: 'Priya Desai, associate chief of hospital medicine',
        quoteMarkerColor: 'mediumYellow',
      },
    }),
    entry('media', {
      id: 'article-first-year-media',
      fields: {
        internalName: 'Article: picture of a course',
        mediaFile: assetLink('scene-video-call'),
        description: 'Most courses meet online in the evening, twice a week, for an hour.',
      },
    }),
    entry('buttonGroup', {
      id: 'article-first-year-buttons',
      fields: {
        internalName: 'Article: buttons of the first year',
        button1Text: 'See what is included',
        button1Url: '/membership#benefits',
        button1Variant: 'yellow',
        button2Text: 'Browse the resources',
        button2Url: '/resources',
        button2Variant: 'dark',
      },
    }),
    entry('mediaCard', {
      id: 'article-first-year-card',
      fields: {
        internalName: 'Article: card about writing',
        mediaFile: assetLink('scene-library'),
        description: 'How to submit an article, what happens to it, and how long that takes.',
        pathOrUrl: '/publications/contribute',
        cardLink: true,
      },
    }),
    entry('content', {
      id: 'article-first-year-words',
      fields: {
        internalName: 'Article: words about meeting people',
        text: prose(
          '**A rule for shy people.** Ask three persons the same question: “What did you stop doing this year?” By the third answer you have a topic, and usually a friend.',
        ),
        contentBackgroundColor: 'paleBlue',
      },
    }),
  ],
})

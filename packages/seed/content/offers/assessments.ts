import { product } from '../../catalogue/products.ts'
import { prose, seedFile } from '../../define.ts'

/** Assessments have no page of their own; a list shows their contents. */
export const assessments = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'assessment-leadership',
      name: 'Physician Leadership Assessment',
      picture: 'scene-stairs',
      body: prose(
        'One hundred and twenty questions in twenty minutes. Your report shows six capabilities beside those of physicians who hold your office, with two suggestions for each.',
      ),
      excerpt: prose(
        '**Questions 31 to 34 of 120.** Choose one answer each: never, seldom, often, always.',
        '31. When a plan of mine fails, I say so before others do.\n32. I know what the people who report to me would change first.\n33. I finish the agenda of a meeting in the time that I announced.\n34. I ask for advice from people who have less experience than I have.',
        '**From a report: Candor.** You 62, others in your office 71. You say early what goes wrong outside your department, and late what goes wrong inside it. *Suggestion 1:* Begin your next three department meetings with one thing that you would do differently.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'physician-leadership-assessment',
        categories: ['Individual'],
        audience: 'you, before or in any office',
        durationMinutes: 20,
        outcomes: ['A report that you can show your chief', 'Two suggestions for each of six capabilities'],
        price: 195,
        specialMemberPrice: 0,
        shortDescription:
          'Twenty minutes, one hundred and twenty questions, and a report that you can show your chief.',
        variantId: '41060101',
      },
    }),
    ...product({
      id: 'assessment-colleagues',
      name: 'Assessment With Colleagues',
      picture: 'scene-morning-round',
      body: prose(
        'Eight people of your choice answer the same questions about you. An adviser reads the report with you for an hour, and again after six months.',
      ),
      excerpt: prose(
        '**Question 12 of 48, as your colleagues see it.** When this person disagrees with me, I know it:',
        '- from a remark in the meeting\n- from a conversation afterward\n- from somebody else\n- I do not find out',
        '**From a report.** You answered “in the meeting”. Two of your eight colleagues agree. Five found out afterward, and one from somebody else. *Your adviser will ask:* What happened the last time you said it in the room?',
      ),
      fields: {
        productType: 'assessment',
        slug: 'assessment-with-colleagues',
        categories: ['Individual', 'Team'],
        audience: 'you and eight colleagues of your choice',
        durationMinutes: 20,
        outcomes: ['A report that compares you with what colleagues see', 'Two hours with an adviser'],
        price: 495,
        specialMemberPrice: 345,
        shortDescription:
          'The same questions, answered by eight people of your choice. An adviser reads the result with you.',
        variantId: '41060201',
      },
    }),
    ...product({
      id: 'assessment-conflict',
      name: 'How You Handle Conflict',
      picture: 'scene-bridge',
      body: prose(
        'Thirty situations from hospitals. You choose what you would do, and the report shows what you do too often, too rarely and just often enough.',
      ),
      excerpt: prose(
        '**Situation 9 of 30.** Two surgeons claim the same block on Thursdays. Both have written to you, and both have copied the chief executive. What do you do first?',
        '1. You look up who used the block in the past quarter.\n2. You call the one who wrote more angrily.\n3. You invite both to your office for tomorrow.\n4. You ask the chief executive not to answer.',
        '**From a report.** In 18 of 30 situations you began with the facts, and in 3 with a person. Most of your colleagues begin with a person in 12. You are seldom wrong, and often late.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'how-you-handle-conflict',
        categories: ['Individual'],
        audience: 'you, when a conflict lies ahead',
        durationMinutes: 15,
        outcomes: ['A report on what you do too often, and too rarely'],
        price: 75,
        specialMemberPrice: 50,
        shortDescription:
          'Thirty situations from real hospitals, and what you tend to do in them. Fifteen minutes.',
        variantId: '41060301',
      },
    }),
    ...product({
      id: 'assessment-team-trust',
      name: 'Team Trust Survey',
      picture: 'scene-whiteboard',
      body: prose(
        'Up to forty people of one unit answer eighteen questions without giving their names. You get the result on one page and a guide for the meeting in which you discuss it.',
      ),
      excerpt: prose(
        '**Questions 4 to 6 of 18.** Agree or disagree, on a scale of five:',
        '4. When I make a mistake on this unit, I can tell the person who leads the shift.\n5. I have held back a worry in the past month, because of who was in the room.\n6. If I call at night, the tone of the answer does not depend on the hour.',
        '**From the result, on one page.** Day shift 4.1, night shift 2.8 on question 5. *For your meeting:* Show the two numbers side by side, ask what happens between seven in the evening and seven in the morning, and wait for a whole minute.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'team-trust-survey',
        categories: ['Team'],
        audience: 'a unit of up to forty people',
        durationMinutes: 5,
        outcomes: ['The result on one page', 'A guide for the meeting about it'],
        price: 890,
        specialMemberPrice: 690,
        shortDescription:
          'Does bad news reach you early? Eighteen questions for a unit of up to forty people, answered without names.',
        variantId: '41060401',
      },
    }),
    ...product({
      id: 'assessment-organization',
      name: 'Medical Staff Engagement Study',
      picture: 'scene-hospital-dusk',
      body: prose(
        'A study of your whole medical staff: a survey, forty interviews and three days on site. The price depends on the number of physicians; our advisers give you one within a week.',
      ),
      excerpt: prose(
        '**From the interviews.** Each takes forty minutes and begins with the same three questions:',
        '1. What did you do last week that only you could do?\n2. What did you do that somebody else should have done?\n3. When did you last hear what became of a proposal of yours?',
        '**From a report to a board, page 3.** Of 312 physicians, 241 answered. On “my proposals are answered” you are at 38, and the median of ninety hospitals is 57. Three departments are above it. They have in common that their chiefs answer within a week, with yes or with no.',
      ),
      fields: {
        productType: 'assessment',
        slug: 'medical-staff-engagement-study',
        categories: ['Organization', 'Team'],
        audience: 'your whole medical staff',
        durationMinutes: 10,
        outcomes: ['A report for your board, compared with ninety hospitals', 'Three days on site'],
        shortDescription:
          'A survey of your whole medical staff, forty interviews and three days on site, compared with ninety hospitals.',
      },
      variants: [{ deliveryFormat: 'In-Person', variantId: '41060501' }],
    }),
  ],
})

import { article } from '../../../articles/article.ts'
import { assetLink, entry, prose, seedFile } from '../../../define.ts'

export const leadingWithOthers = seedFile({
  space: 'association',
  entries: [
    article(
      'the-dyad-agreement',
      {
        title: 'The agreement that two leaders should write',
        summary:
          'A physician and an administrator share a service, a budget and an office wall. One page, written in the first month, saves most of the arguments of the first year.',
        day: -149,
        tags: ['Professional Capabilities', 'Teams', 'Conflict'],
        authors: ['oluwaseun-adeyemi'],
        picture: 'scene-coffee',
        doi: '11.1106',
        edition: 'halmj-2',
      },
      `I lead a service line with an administrator named Joan, who is better at most things than I am. In our first year we disagreed eleven times in public. In our second year it happened once. Between those years we wrote a page.

{{article-dyad-include}}

## What is on the page

**What each of us decides alone.** Joan: staffing below ten positions, purchases below $50,000, the calendar of the clinic. I: clinical pathways, the quality agenda, who represents us in the medical executive committee.

**What we decide together.** Everything that a reasonable person could see as both: the opening hours, a new location, any hire above a certain level, any bad news.

**What happens if we cannot.** We wait two days. Then each of us writes the *other one’s* argument and sends it to our chief operating officer. We have got as far as the writing three times. We have never sent it.

**What we say in the corridor.** “Ask Joan” is allowed. “Joan won’t let me” is not.

## The part that took longest

The last paragraph took us a month. It says what each of us is afraid of. Joan was afraid that I would be the good news and she would be the budget. I was afraid that decisions would be made in meetings that took place while I was in clinic.

So she presents good news, too, and I presented the last layoff. The finance meeting was moved to a day on which I have no clinic.

People test it, of course. In the first month a surgeon came to me for a decision that was Joan’s and told me that she had been slow. I walked him over to her office, forty feet, and stayed while he repeated it. He has not done it since, and neither has anyone who saw us walk.

## If you write one

Do it in the first month, before there is something to win. Keep it to one page. Show it to the people whom you lead; ours hangs in the break room, and they quote it. And read it together once a year, aloud, with something to eat.`,
    ),
    entry('articleInclude', {
      id: 'article-dyad-include',
      fields: {
        internalName: 'Article: what a dyad is',
        includeText: prose(
          '**What a dyad is**\n\nA physician and an administrator who lead one service together, share its goals, and answer for both its care and its budget.',
        ),
        align: 'end',
      },
    }),
    article(
      'delegate-the-decision',
      {
        title: 'Delegate the decision, not the work',
        summary:
          'Most chiefs hand over tasks and keep the decisions. A medical director with eleven clinics explains why he turned it around, and which three decisions he kept.',
        day: -221,
        tags: ['Professional Capabilities', 'Delegation', 'Decisions'],
        authors: ['luis-ortega'],
        picture: 'scene-handover',
      },
      `For years I believed that I was good at delegating. I handed over schedules, reports, projects. What I got back was questions. *Is Tuesday all right? Do you want it in color? Should we ask the nurses first?* I had given away the work and kept the deciding, and each piece of work came home every evening to be decided.

A clinic manager in our smallest town ended it. She told me, kindly, that driving ninety miles to ask me about a chair was not a good use of a Wednesday.

## Four levels

Together we wrote down four ways of handing something over. Every task that I give away now carries a number.

1. Find out and tell me; I decide.
2. Tell me what you would do; we decide.
3. Decide, and tell me.
4. Decide. I do not need to know.

We sorted everything that had reached my desk in a month. Of 140 items, 97 were treated as level one. Asked where they belonged, the managers and I agreed on eleven.

## What I was afraid of

I was afraid of mistakes, and there were some. A clinic painted its hallway a color that I will not describe. Another one closed on an afternoon when it should have been open, and learned to ask the school nurse about vaccination days.

In the same year, the eleven clinics shortened the wait for a new patient from twenty-two days to nine, each in a different way. I could not have thought of more than two of them.

I was also afraid, and this took longer to notice, of having nothing to do. For some weeks the telephone was so quiet that I checked whether it worked. Then the managers began to call with a new kind of question. *Two of us see this differently; which one of us is missing something?* It is the most interesting question that anybody has put to me in this job.

## The three that I kept

Who is hired to lead a clinic. What we do when a patient has been harmed. Whether we stay in a town.

Everything else has a number, and the number is on the wall. People still ask me about chairs, but now they do it to make me laugh.`,
    ),
    article(
      'the-mentor-who-said-less',
      {
        title: 'The mentor who said less',
        summary: 'He gave me four pieces of advice in nine years. I still use three of them.',
        day: -655,
        tags: ['Professional Capabilities', 'Mentoring', 'Careers'],
        authors: ['naomi-castellanos'],
        picture: 'scene-mentor',
      },
      `Every second Thursday, for nine years, I had coffee with a retired internist named Abe Lerner. He had been a program director before me, and before the one before me. I came with problems. He came with a bag of oranges.

He peeled while I talked. This took exactly as long as I needed. Then he handed me half and asked what I would do if I were braver, and I told him, and that was usually what I did.

In nine years I got four pieces of advice.

- Never write to a resident after eight in the evening.
- If you have to explain a rule twice, change the rule.
- Go to the funerals.
- Buy better oranges.

I have thought a good deal about why it worked. He had no position, so nothing that I told him could become a decision. He remembered everything, so I could not tell him a different story in March. And he was visibly glad to see me, each time, in a decade in which most people who were waiting for me wanted something.

I now see two young program directors, on the first and third Tuesday. I bring pears. It is harder than it looks.`,
    ),
    article(
      'a-journal-club-that-changes-something',
      {
        title: 'A journal club that changes something',
        summary:
          'For eleven years the department read a paper a month and did nothing about it. Then it added a chair, an empty page and a date.',
        day: -433,
        tags: ['Professional Capabilities', 'Teaching', 'Change'],
        authors: ['leticia-moreau'],
        picture: 'scene-library',
      },
      `I went through the minutes of our journal club. In eleven years we had discussed 118 papers. I looked for any change in our department that could be traced to one of them, and I found two. One of the two was a change that we had made before we read the paper.

We love journal club. There is pizza. So I did not want to end it. I wanted to know what was missing.

## The chair

We now invite one person who would have to do something differently if the paper were right: a scrub nurse, a pharmacist, a patient who has had the operation. They sit in the same chair every time. They may interrupt.

In the first month the pharmacist interrupted after four minutes. “We do not stock that,” she said. “We could.”

A patient sat there in the fourth month. We discussed the rate of a complication that she had had. When we came to “well tolerated”, she asked by whom.

## The empty page

The last ten minutes belong to a page with three lines:

1. If this is true, what would we do on Monday?
2. What would we see in three months if it worked?
3. Who will look?

Most of the time the first line stays empty. The paper is not good enough, or not about patients like ours. That is a result, and we write it down as one.

## The date

If the first line is filled, somebody gives a date. On that date we read no paper. We look.

Residents complained at first that we read fewer papers. It is true; the page takes time. So we asked them to bring the paper that they had most recently *used*, whatever its date. The oldest so far was printed before any of them was born. It was about when to leave a patient alone, and it filled the first line of the page at once.

In two years we have read 23 papers. Five of them changed something. Four of the five are still in place. The fifth was reversed after we looked, which took courage, and pizza.`,
    ),
    entry('media', {
      id: 'article-budget-media',
      fields: {
        internalName: 'Article: picture of a budget',
        mediaFile: assetLink('scene-budget'),
        description: 'One sheet, one pencil, one cup of coffee: the hour needs nothing else.',
      },
    }),
    article(
      'read-a-budget-in-an-hour',
      {
        title: 'How to read a budget in an hour',
        summary:
          'You do not have to become an accountant. You have to find the four lines in which your service lives, and one question for each.',
        day: -155,
        tags: ['Professional Capabilities', 'Finance', 'Boards'],
        authors: ['grace-liu', 'lindqvist'],
        picture: 'scene-stairs',
        doi: '11.1107',
        edition: 'halmj-2',
      },
      `The budget of a medium-sized hospital has about 1,100 lines. About nine hundred of them are there because they were there last year. You can read the rest in an hour, if you begin at the end.

{{article-budget-media}}

## Minutes 1 to 10: The last page

Look for the operating margin and for the line above it. Which single number would have to change by five percent to make the margin disappear? In most hospitals it is the cost of labor or the share of patients with commercial insurance. Whatever it is, that is what your executives talk about when you are not in the room.

## Minutes 11 to 30: Your four lines

| Line | What to look for | What to ask |
| --- | --- | --- |
| Volume | Is next year’s number a forecast or a wish? | Who believes in it? |
| Labor | Positions, not dollars | Which of these are vacant now? |
| Supplies | The trend for each patient | What did we start to use in March? |
| Allocated overhead | The method, not the amount | What would make it smaller? |

Allocated overhead makes physicians angry. It is a rule for sharing the cost of roofs, lawyers and payroll. You cannot argue with the roof. You can ask whether it is shared by square feet, by people or by revenue, and what would happen if it were shared differently.

## Minutes 31 to 50: What is missing

A budget shows what was decided. Put beside it a list of what your people asked for, and see which requests have no line. Then look for the opposite: lines that nobody asked for.

## Minutes 51 to 60: One page

Write one page for your team. What we planned to earn, what we planned to spend, what we asked for, what we got. Use round numbers. Read it to them aloud.

Expect silence at first. People have learned that a budget is something which is done to them. Wait, and ask whether anything on the page surprises them. The question is easy to answer, and the answers are usually about something that costs very little.

When we first did this, a nurse raised her hand and asked why the interpreter service was budgeted for eight hours a day in a hospital that is open for twenty-four. Two chief financial officers had signed that budget, and one of us.`,
    ),
  ],
})

import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const seasons = seedFile({
  space: 'association',
  entries: [
    article(
      'retiring-twice',
      {
        title: 'Retiring twice',
        summary:
          'The first retirement lasted seven months and was a failure. The second one was planned like a hospital, with a budget, a schedule and somebody to complain to.',
        day: -172,
        tags: ['Self-Management', 'Retirement', 'Careers'],
        authors: ['ingrid-halvorsen'],
        picture: 'scene-hospital-dusk',
        doi: '11.1112',
        edition: 'jmpm-3',
      },
      `I retired for the first time on a Friday in June, with a cake. On Monday I got up at five. By the end of the month I had reorganized the kitchen, the garage and the public library’s volunteer schedule, and in January I accepted an interim position in another state, to everyone’s relief.

It had not occurred to me to prepare. I had prepared my successor, the board, the press and the pension fund. I had treated my own departure as the one item on the list that would take care of itself.

Nine years later I tried again.

## A budget

I do not mean money, although a planner and I did that first. I mean a budget of being needed. I wrote down who had called me in an ordinary week and why. There were 44 calls. In thirty of them I was needed for my signature, in nine for my memory, in five for myself.

The first kind ends on the last day. One can mourn it, but it was never about oneself. The second kind fades within a year. Only the third kind can be taken home, and five is a small number. I spent the last two years making it larger.

## A schedule

I made a timetable for the first hundred days. It had fewer things in it than I wanted:

- Two mornings a week that belonged to somebody else: a class, a choir, a patient transport
- One day with nothing, which was the hardest to keep
- Lunch with a person under forty, every week
- No boards for a year. I was offered three within a month. One of them wanted my name, one wanted my friends, and one wanted me. I joined that one in the second year.

## Somebody to complain to

My husband had made it clear that it would not be him. I asked a former rival, who had retired two years before me and done it badly as well. We met on the first Thursday of the month and were allowed to be pitiful for half an hour.

> You have not lost your work. You have lost your excuse.

He said that in the fourth month. I was furious. It was true.

## What I tell people

Leave while they are still a little sorry. Clear out the office yourself. Do not come to the party of your successor’s first anniversary. And begin two years earlier than you think, with the question of who will call you when nobody has to.`,
    ),
    article(
      'the-second-year-is-harder',
      {
        title: 'The second year is harder',
        summary:
          'In the first year of a leadership job you are new. In the second year, the problems are yours. Four signs that the honeymoon is over, and why each is good news.',
        day: -203,
        tags: ['Self-Management', 'Careers', 'Change'],
        authors: ['priya-desai', 'adaeze-nwosu'],
        picture: 'scene-bridge',
      },
      `Nobody warns you about the second year. There are [calendars for the first hundred days](/articles/the-first-hundred-days). There are no books about day four hundred.

One of us is in hers. The other is in her ninth, and remembers.

**You are now the reason.** In the first year you could say, “That was here when I came.” In month fourteen Priya said it, and a nurse answered, kindly, “So were you.” It is good news: you are no longer a visitor.

**Your first idea has aged.** The schedule that you introduced with such energy has a flaw. You know about it. Changing it means saying so. Do it early. A chief who repairs her own invention is believed when she wants to repair somebody else’s.

**Your friends have sorted themselves.** Some people liked you because you were not your predecessor. You still are not, but it has ceased to be a merit. The ones who remain are fewer, and they argue.

**You are tired in a new way.** First-year tiredness comes from learning. Second-year tiredness comes from repeating. You explain the same thing for the eleventh time, to somebody for whom it is the first.

## What helps

None of this is a reason to be sad. It is the moment at which the job stops being a role and becomes work.

Adaeze advises three things. Take a real vacation in month thirteen. Ask your team the questions from your first month again, and compare. And finish one thing completely, however small, so that it never comes back to your desk.

Do not, on the other hand, look for a new job in month fifteen. Almost everyone does. The openings look clean, because they have no history with you in them. Adaeze interviewed for three in her second year and was offered two. What stopped her was a question from a recruiter, who meant it kindly: “What would they say you finished?”

Priya adds a fourth: find someone in year nine.`,
    ),
    article(
      'when-your-child-asks',
      {
        title: 'When your child asks why you were not there',
        summary: 'There is a true answer, and it is shorter than the one that you have prepared.',
        day: -618,
        tags: ['Self-Management', 'Families', 'Reflection'],
        authors: ['oluwaseun-adeyemi', 'bridget-sullivan', 'patrick-omalley'],
        picture: 'scene-train-home',
      },
      `We asked each other this over dinner at a conference, three physicians with seven children among us, and nobody ate for a while.

**Patrick:** I used to say that somebody was very sick. My daughter was six. She asked whether everybody who was sick was more important than her. I said no. She asked who was less important. I still do not know the answer. I now say, “I promised two people the same hour.”

**Bridget:** I missed a year. The Army has a word for it, and it is not *missed*. My son does not ask. He is twenty-four and punctual to the minute. I wrote him a letter about the things that I would have seen if I had been there. He corrected two of them.

**Oluwaseun:** Mine asked in the car: “Do you like it there?” I had expected *why*. I said yes. She thought about it and said, “Good. Then you should go.” I had to pull over.

We had all prepared speeches about service, about patients, about sacrifice. None of us has ever given one. What children seem to want to know is whether we knew what we were choosing, and whether we minded.

The true answer is, “Yes, and yes.” Then listen.`,
    ),
    article(
      'a-physical-for-the-chief',
      {
        title: 'A physical for the chief',
        summary:
          'One physician in three has no physician. A medical director of seventy clinicians found out that he was the rule, and did something about it that involved a bus.',
        day: -342,
        tags: ['Self-Management', 'Health', 'Primary Care'],
        authors: ['robert-tsosie'],
        picture: 'scene-ambulance',
      },
      `At fifty-six I filled in a form for life insurance and came to the line “Name of your physician”. I wrote my own name. The agent telephoned to ask whether there had been a mistake.

I asked around. Of the seventy clinicians in our system, twenty-six had no physician of their own. Eleven had written themselves a prescription in the past year. All of us gave lectures about prevention.

## Why we do not go

So I called all twenty-six, which took a month. I said that I was not collecting names, and that I was one of them.

I listened to the reasons and sorted them.

1. *No time.* Our clinics are open when we are in them.
2. *No privacy.* The nearest colleague who is not a friend works ninety miles away.
3. *No wish to know.* Few said it. It was in the pauses.

## The bus

The second reason was the one that could be repaired. We made an agreement with a system two hours to the north. On the last Friday of each quarter a small bus takes eight of us there and eight of theirs come here. Everybody has a visit, a blood test and lunch. The records stay where the visit was.

People were embarrassed for about twenty miles.

The bus has rules. No work is discussed before the county line. Nobody asks anybody afterward. A seat that is not used is paid for by the person who did not come, in doughnuts. We had worried that chiefs and young clinicians would not wish to ride together. It turned out that nothing makes people more equal than not having had breakfast.

## What was found

I may tell only about myself. My blood pressure was 164 over 98, and I had a murmur that I had been too busy to hear. It has been repaired. My daughter, who is an accountant, has the date of my next visit in her calendar.

By now sixty-six of the seventy have a physician. I have asked the remaining four, and they are very busy.`,
    ),
  ],
})

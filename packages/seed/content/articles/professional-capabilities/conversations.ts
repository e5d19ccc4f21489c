import { article } from '../../../articles/article.ts'
import { entry, prose, seedFile } from '../../../define.ts'

export const conversations = seedFile({
  space: 'association',
  entries: [
    article(
      'feedback-in-ninety-seconds',
      {
        title: 'Feedback in ninety seconds',
        summary:
          'Residents remember one sentence of any conversation. How to choose it, when to say it, and why “but” is where most of them stop listening.',
        day: -117,
        tags: ['Professional Capabilities', 'Teaching', 'Teams'],
        authors: ['naomi-castellanos', 'leticia-moreau'],
        picture: 'scene-corridor-talk',
      },
      `In the spring we asked 58 residents to write down what they remembered of their last feedback conversation. The conversations had lasted between four and thirty-one minutes. The answers had, on average, eleven words.

“Slow down when you consent.” “She said my notes are too long.” “I think it was good?” Nobody remembered a second point. Several remembered the first point and the word “but”.

## Choose the sentence first

If only one sentence survives, choose it before you open the door. We now ask our attendings to write it on the back of the census sheet. Three tests help:

- **Can the resident do it tomorrow?** “Be more confident” fails. “Say your diagnosis before you give your reasons” passes.
- **Did you see it yourself?** Reported behavior starts an argument about the report.
- **Would you say it to a colleague of your own rank?** If not, the sentence is about rank.

## Say it close to the event

Ninety seconds at the sink, right after the procedure, did more than the scheduled meeting two weeks later. The resident can still see the field. You can still see the resident.

> The best feedback I ever got was in an elevator. It was over before the fourth floor.

The scheduled meeting does not go away. It changes its purpose: in the meeting, the resident talks, and the attending finds out which of the short sentences arrived.

## Stop before “but”

Praise, then “but”, then the message: everyone knows this pattern, and everyone waits for the middle. We asked attendings to put a period where the “but” used to be. Two sentences, two moments. The praise became believable, and so did the rest.

One group was harder to teach than the residents. Attendings who were known as kind gave the longest conversations and the vaguest sentences, since they could not bear to be remembered for a criticism. We showed them what their residents had written down. “I think it was good?” was about one of the kindest physicians in the building. He read it several times, and the next morning he said something short.

After six months we repeated the question. The remembered sentence still had eleven words. In four cases out of five it was now the one that the attending had written on the sheet.`,
    ),
    article(
      'saying-no-to-a-good-idea',
      {
        title: 'Saying no to a good idea',
        summary:
          'The hardest refusals are not the bad proposals but the good ones that come fourth. A way to decline that leaves the proposer willing to bring the next one.',
        day: -47,
        tags: ['Professional Capabilities', 'Negotiation', 'Teams'],
        authors: ['grace-liu'],
        picture: 'scene-bridge',
      },
      `A bad proposal is easy to decline. It has a hole, you point to the hole, and both of you look at it together. The good proposal that arrives when three others are already running has no hole. What is wrong with it is you: your calendar, your budget, your staff.

Most of us then do one of two things. We say yes and let the project starve, or we invent a hole.

## The invented hole

The invented hole is the worse choice. A cardiologist in our group proposed a clinic for patients who faint. The idea was sound. I asked for “more data on demand”. She spent eleven weekends collecting it. When she came back, I had to find another hole, and she understood what I was doing before I did.

She took the clinic to a competitor. It is full.

## Four sentences

I keep these on a card now.

1. “This is good, and here is what I like about it.” Be specific enough that the proposer could not have guessed it.
2. “We are not going to do it this year.” No conditional, no “at this time”.
3. “It loses to these two things.” Name them. If you cannot, you are not refusing, you are postponing.
4. “I will tell you in March whether that has changed.” Then put March into the calendar while the proposer watches.

The fourth sentence is the expensive one. It is a promise, and it is the reason that people bring you the next idea.

People ask about the second sentence. Would it not be kinder to say “not now”? It would be kinder to me. “Not now” lets the other person hope, prepare, and come back in six weeks with a better slide, and then I must refuse somebody who has done everything that I asked. A clear no can be mourned on the same evening.

## What a yes costs

Since I began to use the card I have declined nineteen proposals. Six came back the next spring, and three of those are now running. What surprised me is what happened to the projects that I did approve. People know that a yes in our group means staff, money and a date. So they ask for it more carefully, and they finish.`,
    ),
    article(
      'the-question-before-the-answer',
      {
        title: 'The question before the answer',
        summary: 'A coach does not know less than a consultant. A coach waits longer.',
        day: -388,
        tags: ['Professional Capabilities', 'Coaching', 'Mentoring'],
        authors: ['ingrid-halvorsen'],
        picture: 'scene-coffee',
      },
      `When a chief executive calls me, the problem usually arrives with a solution attached. “I need to replace my chief of staff. How do I do it without a lawsuit?” For my first ten years I answered that question. I was good at it. I may have helped to remove some excellent chiefs of staff.

Now I ask what happened on the day before. Not the history, only the day. Somebody was embarrassed, somebody was late, somebody read an email at midnight. The solution that came attached often fits that day better than it fits the problem.

There are three questions that I can ask in any conversation without sounding like a coach.

- What have you already tried, and how long did you try it?
- Who would be surprised to hear you say this?
- If this is still true in a year, what will you wish that you had done this week?

The second question is the one that makes people stop stirring their coffee. There is nearly always a name. Nearly always, that person should have been asked first.

I used to believe that I was paid for answers. I was paid for the length of the pause.`,
    ),
    article(
      'when-two-chiefs-disagree',
      {
        title: 'When two chiefs disagree in front of everyone',
        summary:
          'Surgery and anesthesia fell out in a crowded hallway, about something small. What the two of them did in the next two hours decided the next two years.',
        day: -265,
        tags: ['Professional Capabilities', 'Conflict', 'Surgery'],
        authors: ['kwame-boateng', 'patrick-omalley'],
        picture: 'scene-operating-room',
      },
      `We are the two chiefs in this story, and we still do not agree about who was right. We agree about everything that came afterward, which is why we are writing this together.

A case was moved. One of us had been told and the other had not. There were words at the control desk at 7:10 in the morning, in front of eleven people, two of whom were students. By 7:20 the story had reached the cafeteria. By 8:00 it had a villain, who depended on the floor.

## The first hour

Each of us did the same wrong thing: we told our own people our own version. It felt like informing them. It was recruiting.

Kwame noticed first, because a fellow asked him whether the department was “at war”. He walked over to the surgeons’ lounge, which anesthesiologists do not enter, and asked Patrick for ten minutes.

## The second hour

We did not apologize to each other, because neither of us was ready to. We agreed on three facts and wrote them on a paper towel:

1. The case was moved at 6:40.
2. The message went to one of us and not to the other.
3. Nobody at the desk had done anything wrong.

Then we went back to the desk together and read the three facts aloud. It took less than a minute. The charge nurse said, “Thank you,” and something in the room sat down.

{{article-two-chiefs-quote}}

## What we kept

We now share a rule that we recommend to any pair of leaders. A disagreement that was seen must be settled where it was seen. An email to the two departments would have been read as a treaty between enemies. A private peace would have left eleven people with the war.

The students were still there, by the way. We had both forgotten about them. One of them wrote about the morning in an essay, which her dean sent us: what she had learned was that chiefs quarrel like everyone else, and that they come back. We could not have taught it to her in a lecture. We would have left out the first half.

We still disagree about that case. We have stopped needing to win it.`,
    ),
    entry('quoteBlock', {
      id: 'article-two-chiefs-quote',
      fields: {
        internalName: 'Article: quote of two chiefs',
        quote: prose('It felt like informing them. It was recruiting.'),
        attribution: 'Kwame Boateng and Patrick O’Malley',
        quoteMarkerColor: 'mediumYellow',
      },
    }),
  ],
})

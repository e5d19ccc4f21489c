import { article } from '../../../articles/article.ts'
import { entry, seedFile } from '../../../define.ts'

export const access = seedFile({
  space: 'association',
  entries: [
    article(
      'somebody-answers-the-telephone',
      {
        title: 'Somebody answers the telephone',
        summary:
          'A group of forty physicians had nine menus, four queues and a recording about the website. It replaced all of it with eleven people and a rule of three rings.',
        day: -168,
        tags: ['Operations and Policy', 'Primary Care', 'Patient Flow'],
        authors: ['grace-liu', 'luis-ortega'],
        picture: 'scene-waiting-room',
        doi: '11.1115',
        edition: 'jmpm-3',
      },
      `In preparation for a board meeting, Grace called her own practice to make an appointment. She listened to the recording about the website. She pressed two, then four, then one. After eleven minutes a kind person told her that she had reached billing.

We listened to four hundred recorded calls that month. A patient needed, on average, 2.6 calls to get one thing done. So more than half of our calls were about other calls.

## What we took away

The menus went first. They saved us nothing: three callers out of ten pressed zero, and two more pressed whatever was last.

Then we took away the word “transfer”. Whoever answers keeps the caller until the matter is settled, or takes a number and calls back. This was the hardest part. It meant that the person who answers must be allowed to do things: to see every schedule, to overbook by one, to promise that a nurse will call before four.

## What it cost

| What we counted | Before | After |
| --- | --- | --- |
| People who answer | 8 | 11 |
| Calls a day | 1,450 | 930 |
| Rings until a person answers, median | Not reached | 2 |
| Calls to settle one matter | 2.6 | 1.2 |
| Share of open visits that remain open | 9% | 4% |

Three more salaries come to about $140,000 a year. The visits that used to remain open are worth more than three times that. We did not know this when we decided. We decided because of the eleven minutes.

There was a bad month. In the fourth week two of the eleven were ill at once, and callers heard eight, nine, ten rings. We were advised to switch the recording on again, only for that week. The team asked for something else: that the two of us answer calls at lunch. Luis took eleven on the first day and needed help with nine. We have not discussed the recording since.

## What we would do again

We would again ask the eight who were already there to write the rules. “Three rings” was theirs. So was the sentence that hangs above the desks: *They did not call to talk to us. They called because something is wrong.*`,
    ),
    article(
      'no-shows-on-monday-morning',
      {
        title: 'No-shows on Monday morning',
        summary:
          'Reminders on Friday do not work, because nobody knows on Friday what Monday will be like. Two questions on Sunday evening do.',
        day: -51,
        tags: ['Operations and Policy', 'Scheduling', 'Patient Flow'],
        authors: ['robert-tsosie'],
        picture: 'scene-waiting-room',
        doi: '11.1116',
        edition: 'fast-practice-2',
      },
      `**The problem.** On Monday mornings, 27 percent of our patients did not come. On other mornings it was 11.

**What it costs.** In a clinic with four clinicians it came to nine empty visits each Monday. Worse, the nine patients called on Tuesday.

**What we had tried.** A reminder by text on Friday at noon. Then two reminders. Then a fee, which we abolished after a grandmother paid it in quarters.

**What we asked.** A community health worker visited thirty people who had not come. Nobody had forgotten. The truck had been needed. A sister had gone into labor. The weekend had happened.

**The fix.** On Sunday at six in the evening we send two questions, in two languages:

1. Is tomorrow still good?
2. If not, which is better: Tuesday or Thursday?

Whoever answers the second question has a new appointment. Nobody apologizes, and nobody needs to call. The free places go to people on a short list, who have told us that they can come within two hours.

**The check.** After thirty days count two numbers: the empty visits on Monday, and the calls on Tuesday. Ours went from nine to three, and from forty to twenty-two.

{{advertisementsList}}`,
    ),
    article(
      'charts-before-five',
      {
        title: 'Charts before five',
        summary:
          'A team of nine closes its charts on the day of the visit. It took one rule and one empty chair.',
        day: -78,
        tags: ['Operations and Policy', 'Technology', 'Time'],
        authors: ['daniel-kim'],
        picture: 'scene-home-office',
        doi: '11.1117',
        edition: 'fast-practice-3',
      },
      `**The problem.** Nine clinicians, 410 open charts on a Friday. The oldest was from March. Most were closed at home, between nine and eleven at night. I know it from the audit log, which also knows about Christmas.

**What it costs.** About 70 minutes a day for each clinician, unpaid. A note that is written a day later takes half as long again, and it leaves out what the patient said last.

**The rule.** The last visit of each half day stays empty. It is called *Chart* in the schedule, and it cannot be booked. To pay for it, every clinician sees one patient more before ten, when everybody is quick.

**The chair.** In that half hour a medical assistant sits in the same room, with the door closed, and answers the messages that need no physician. People close charts when somebody sits next to them. It is also why gyms have trainers.

**The check.**

| Nine clinicians | Before | After 30 days | After a year |
| --- | --- | --- | --- |
| Charts open on Friday | 410 | 38 | 21 |
| Minutes at home, median | 70 | 18 | 15 |
| Patients seen in a week | 702 | 706 | 711 |

One clinician tried to give up the half hour in order to see more patients. She was back in two weeks. The team had saved her chair.

{{article-charts-buttons}}`,
    ),
    article(
      'the-form-with-one-question',
      {
        title: 'The form with one question',
        summary:
          'New patients filled in eleven pages before anyone said hello. A neurology clinic asked who read them, and now sends one question by mail.',
        day: -402,
        tags: ['Operations and Policy', 'Communication', 'Patient Flow'],
        authors: ['elena-petrova'],
        picture: 'scene-waiting-room',
      },
      `A patient who came to our clinic for the first time filled in 214 fields. Some of our patients have tremors. Some cannot remember the year. They sat in the waiting room with a clipboard and a pen on a chain, and failed an examination that nobody had meant to give.

I asked who read the pages. The front desk read four fields, the nurse read nine, and I read two. Four were required by law. Together, and without duplicates, it came to sixteen. The other 198 had been added by committees, one at a time, in case.

## What we did

The sixteen fields are now asked by a person, aloud, at a desk with two chairs. It takes six minutes. Two of the sixteen are usually known already, because patients have told us three times.

And three weeks before the visit we send a letter with one question and most of an empty page:

*What would you like us to understand?*

## What comes back

About seven in ten return it. Some write a line. One man drew a map of his farm and marked each place where he had fallen. A daughter wrote, in very small letters, along the margin: “She hides it well. Please wait until she stops being charming.”

I read these letters in the evening before clinic, and it is the best hour of the week. I used to begin a visit with “What brings you here?” I now begin with “Tell me about the gate by the barn.”

The letters changed the schedule, too. When I know that somebody has waited for a year to say one thing, I do not plan eleven minutes for it. We look through the letters on Monday and give the long ones the last place in the morning, so that nobody has to be interrupted. It costs us one visit a day. We found that visit among the people who used to come back because they had not been heard the first time.

The other 198 fields are in a box. In two years nobody has asked for them.`,
    ),
    entry('buttonGroup', {
      id: 'article-charts-buttons',
      fields: {
        internalName: 'Article: buttons about fast fixes',
        button1Text: 'Tell us about your fix',
        button1Url: '/publications/contribute',
        button1Variant: 'yellow',
      },
    }),
  ],
})

import { article } from '../../../articles/article.ts'
import { entry, prose, seedFile } from '../../../define.ts'

export const whenItGoesWrong = seedFile({
  space: 'association',
  entries: [
    article(
      'root-cause-is-a-plural',
      {
        title: '“Root cause” is a plural',
        summary:
          'A reviewer of two hundred root cause analyses found that 183 of them ended with training. He suggests three questions for the other kind.',
        day: -236,
        tags: ['Quality and Risk', 'Safety', 'Decisions'],
        authors: ['thomas-brandt'],
        picture: 'scene-whiteboard',
        doi: '12.1007',
        edition: 'halmj-3',
      },
      `I have chaired the committee that reads root cause analyses for fourteen years. Last winter I read two hundred of them again, in order, over a holiday. I do not recommend it. But when one reads them in a row one sees what one cannot see each month, which is that they have the same ending.

In 183 of 200, the final action was to train, to remind, or to write a policy. In 61, the same ward had been trained on the same subject in the two years before.

## How it happens

A root cause analysis begins with a fishbone and an open mind. There are people, equipment, the environment, communication. Then time runs short. Equipment is expensive and the environment is a building. People are in the room. Somebody says “human factors,” meaning the human.

The method is not to blame. The word is. A *root* is single. It is at the bottom. It invites you to stop digging when you hit it. A patient who receives the wrong blood has passed through eight or nine conditions, and removing any of three would have prevented it.

## Three questions

We now ask for three things and accept no analysis without them.

- **What went right on the other days?** This has been done four thousand times. Somebody, something usually catches it. What was missing on this day?
- **Which condition could you remove by Friday?** Not the most important one. The one that you can remove.
- **If the same people were replaced by others as good, could it happen again?** If yes, training them is kind and useless.

The third question hurts. It was asked of me when I left a sponge in a patient in my ninth year. The honest answer was that a count had been interrupted by a phone call, and that phone calls interrupted counts in all of our rooms, every day.

## What changed

In the past two years, 40 percent of our analyses have ended with a change to a device, a room, a form or a schedule. They take longer to close, on average by three weeks. Fewer of them come back. I cannot prove that patients are safer. I can prove that I no longer know the ending when I begin to read.`,
    ),

    article(
      'the-second-victim-has-a-phone-number',
      {
        title: 'The second victim has a phone number',
        summary:
          'After a serious error, most clinicians are back at work within the hour. A psychiatrist describes what a hospital can do by then, and why “Are you OK?” is the wrong question.',
        day: -330,
        tags: ['Quality and Risk', 'Trust', 'Burnout'],
        authors: ['hannah-feldman'],
        picture: 'scene-phone-call',
      },
      `A resident once told me what she did after a patient died of an overdose that she had ordered. She finished her note. She saw her next patient. Then she sat in the linen room for twenty minutes, because it had a lock.

The literature calls clinicians in her position second victims. I dislike the term, and so do some families of patients, who think that the word *victim* was taken. But the state is real. In the month after a serious error, sleep is poor, concentration is worse, and the risk of another error rises. It is a safety problem, even if one is not moved by the linen room.

## What we built

Cedar Valley has a phone number that is answered, day and night, by one of thirty-one colleagues: physicians, nurses, a pharmacist, two chaplains, and a respiratory therapist who is better at this than any of us. They have two days of training. They do not chart, they do not report, and they are not therapists.

Anyone may call. But in our experience those who need the number do not call it. So the number calls them. When a serious event is reported, the supervisor presses a button, and within an hour somebody turns up and says, “I heard. I am here for twenty minutes. Someone is covering you.”

The third sentence is the important one. We pay for the cover.

## What to say, and what not to

{{second-victim-words}}

The words are on a card, and the card is short on purpose. In training we practice mostly the pauses between them. A colleague who has made an error will fill any silence with an accusation against himself, and it is tempting to argue. Wait. The second sentence is usually the one that is true.

## Three years

The team has been called out 417 times. We followed those who agreed to it. At three months, 11 percent had thought of leaving their profession, compared with 27 percent in the survey before the team existed. The groups are not the same, and people who agree to be followed are doing better than those who do not.

The resident from the linen room is now an attending. She is one of the thirty-one. On her first call she found a man in a supply closet, and knew where to knock.`,
    ),
    entry('articleInclude', {
      id: 'second-victim-words',
      fields: {
        internalName: 'Article: words for a second victim',
        includeText: prose(
          '**Say:** “I heard what happened.” “You do not need to tell me.” “Who can drive you home?”\n\n**Do not say:** “Are you OK?” It has one polite answer. “It could have happened to anyone.” It happened to this person. “At least …” There is no good end to that sentence.',
        ),
        align: 'end',
      },
    }),

    article(
      'results-that-nobody-opened',
      {
        title: 'Results that nobody opened',
        summary:
          'In one year, 1.2 percent of abnormal results in a health system were never opened by a physician. They had one thing in common, and it was not carelessness.',
        day: -171,
        tags: ['Quality and Risk', 'Technology', 'Safety'],
        authors: ['daniel-kim'],
        picture: 'scene-laboratory',
        doi: '12.1008',
        edition: 'jmpm-3',
      },
      `We asked our record a simple question. Which abnormal results, from any test ordered in the past year, were never opened by anyone with a license to act on them? The query ran overnight. The answer was 2,874.

I had expected a few dozen, and a few physicians. Instead there were 611 physicians, including me. My own was a potassium of 5.9 in a man who had since moved to Oregon. I called him. He was fine, and surprised.

## What they had in common

We read four hundred of them by hand. Laziness does not explain them. In 83 percent, *the person who received the result was not the person who needed it*.

- The test was ordered in the hospital and came back after discharge: 44%
- The physician was on leave, and the inbox was covered by a pool: 17%
- A resident had ordered it and rotated away: 14%
- The order was placed “on behalf of” someone who never knew: 8%
- The rest: wrong patient list, wrong button, or no reason that we could find: 17%

A result is addressed when the test is ordered, and delivered when it is finished. In between, people change places.

## What we changed

Each result now has an owner *at the time of delivery*. For a discharged patient this is the physician who discharged, until the primary care physician accepts with one click. If no one accepts in three days, a nurse calls. When a physician goes on leave, the inbox goes to a named person who has agreed, not to a pool. A pool is a place where everyone trusts someone else.

Each Monday the system runs the same query for the past week. In the first week there were 52. Last week there were four. Two of the four had been opened by a physician on a phone, which the query does not see, so there were two.

## What we did not do

We did not add an alert. We did not send a list of names to the chiefs. And we told all 2,874 patients, or their families. In 31 the delay had changed something. We met each of them. That took the most time, and it was the only part that mattered to them.`,
    ),

    article(
      'what-a-claim-costs-before-it-is-one',
      {
        title: 'What a claim costs before it is one',
        summary:
          'The payment at the end is the part that everyone knows. Two authors who have seen claims from both sides add up the rest.',
        day: -488,
        tags: ['Quality and Risk', 'Disclosure', 'Finance'],
        authors: ['marcus-bell', 'thomas-brandt'],
        picture: 'scene-scales',
      },
      `A malpractice claim that ends with a payment takes about four years. One that ends without a payment takes about three. For most of that time nothing happens, except to the people in it.

We went through 120 closed claims of a group of hospitals, with permission, and tried to add up what no one sends an invoice for.

## Physicians’ hours

The median physician named in a claim spent 61 hours on it: reading charts, meeting counsel, preparing for a deposition, being deposed. In the week of a trial there are no hours, there is only the trial. Sixty-one hours is about two hundred visits that someone else had to make.

## Practice

In the year after being named, the physicians in our sample ordered 9 percent more imaging than they had in the year before. Their colleagues’ orders rose by 2. We cannot say how much of it helped anyone.

## People

Fourteen of the 163 physicians left clinical work within two years. Some would have left anyway. In interviews, nine of them named the claim, and six of the nine had been dismissed from it.

## The family

The median family waited 41 months to learn what had happened, and learned it in a conference room from people who were paid to disagree. In thirty-eight interviews, families said what they had wanted: an explanation (35), a change (29), an apology (27), money (19). They could choose more than one.

## The hospital

Risk managers, clerks and outside counsel spent a median of 210 hours on each claim. A third of it was used to find papers that had existed on the day after the event, and that no one had put into one place.

## What follows

You cannot spend four years’ worth of hours, imaging and resignations as cash. But a board can compare them with the cost of a program that investigates at once, tells the family what it finds, and offers to pay where it should. The program in these hospitals costs $1.1 million a year. It is not cheap. The 120 claims cost more than that before the first dollar went to anyone who was hurt.`,
    ),
  ],
})

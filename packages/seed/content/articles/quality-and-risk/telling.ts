import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const telling = seedFile({
  space: 'association',
  entries: [
    article(
      'near-misses-on-the-wall',
      {
        title: 'Near misses on the wall',
        summary:
          'When an emergency department began to post its near misses where patients could read them, reports tripled in a month. What the lawyers said, and what the families did.',
        day: -62,
        tags: ['Quality and Risk', 'Safety', 'Openness'],
        authors: ['haddad', 'meera-krishnan'],
        picture: 'scene-waiting-room',
        doi: '11.1042',
        edition: 'plj-2',
      },
      `The wall is opposite the vending machines, where people look when there is nothing else to look at. It holds twelve cards. Each card says what nearly happened, what stopped it, and what will change. There are no names and no dates, only the week.

*A patient was about to receive the medicine of the patient in the next bed. His daughter asked why the tablets were a different color. We now show each medicine to the patient before we open it.*

## What the lawyers said

Counsel’s first answer was no. The second answer, after we had read forty cards aloud to them, was a list of conditions:

| Condition | How we meet it |
| --- | --- |
| No patient can be recognized | Two people who do not work in the department read each card |
| Nothing that reached a patient | Harm is disclosed in person, never on a wall |
| Privileged review stays privileged | The card is written from the report, not from the review |
| A card can be taken down | Any member of staff can do so, and says why |

One card has been taken down in two years. It was about the vending machine.

## What the staff did

Before the wall, the department filed about nine near-miss reports in a month. In the first month there were twenty-eight. We expected the number to fall once the wall was no longer new. It has not been below twenty-five since.

When we asked why, the answers had little to do with openness. “You can see that somebody read it” was the most frequent. A report used to vanish into software. Now it hangs next to the pretzels.

## What the families did

They asked questions. In the first year, 61 patients or relatives stopped something: a wrong tray, a missed allergy band, a side rail. Eleven of those became cards themselves.

Claims did not rise. They did not fall either, and we distrust anyone who promises that they will. What changed is quieter. Complaints that used to begin “Nobody told us” now begin with a fact.

## If you want to try it

Begin with a wall that staff can see and patients cannot. Keep it there until it bores you. Then move it.`,
    ),
    article(
      'first-you-apologize',
      {
        title: 'First you apologize',
        summary:
          'What to say in the first hour after harm, and what not to. With the words that four health systems agreed on, and the ones that families remember.',
        day: -136,
        tags: ['Quality and Risk', 'Disclosure', 'Families'],
        authors: ['thomas-brandt', 'marcus-bell'],
        picture: 'scene-garden',
        doi: '11.1043',
        edition: 'plj-3',
      },
      `Four health systems in three states spent a year agreeing on eleven sentences. They are the sentences that a physician may say in the first hour after a patient has been harmed, before anyone knows why. The work took a year because seven of the eleven had at some time been forbidden by somebody’s lawyer.

## The words

We print them in full, because summaries of them are how they get lost.

1. I am sorry that this happened to you.
2. Something went wrong, and I do not know yet what it was.
3. This is what I do know.
4. This is what we are doing for you right now.
5. You did nothing to cause this.
6. I will come back at six o’clock, even if I have learned nothing new.
7. Is there somebody whom we should call?
8. What are you most worried about?
9. You may write down what I say, or record it.
10. The person beside me is your contact. This is her number.
11. I am sorry.

The first and the last sentence are almost the same. The families who advised us insisted on both.

## What not to say

“There was a complication.” Families hear a word that somebody chose. “We followed the protocol.” They did not ask. “I know how you feel.” You do not.

> He said he would come back at six, and at six he came back and said that he knew nothing. That was when I began to believe him.

## What the law says

Most states protect an expression of sympathy. Not all of them protect an admission of fault. None of the eleven sentences is an admission of fault, and that includes the second one: that something went wrong is usually visible from the bed. Ask counsel before you need the answer, and ask for the answer on one page.

## What it did

The four systems used the sentences in 214 cases. We make no claim about lawsuits; the numbers are small and the years are few. In interviews three months later, 171 families could name the person who had spoken to them. In the year before, it had been fewer than half.`,
    ),
    article(
      'an-algorithm-on-the-ward',
      {
        title: 'An algorithm on the ward',
        summary:
          'It predicted falls well and was switched off after a month, because nobody had asked who would answer its calls. Seven questions to put before the next one.',
        day: -180,
        tags: ['Quality and Risk', 'Technology', 'Safety'],
        authors: ['daniel-kim', 'adaeze-nwosu'],
        picture: 'scene-data-screen',
        doi: '10.1139',
        edition: 'jmpm-3',
      },
      `The model was good. It looked at the record of every patient on two wards, every fifteen minutes, and it predicted falls with more accuracy than the nurses, the physicians, or the score that both had used for twenty years. We switched it off after thirty-one days.

In those days it had called 1,904 times. Each call was a message to the nurse’s telephone: *high risk, consider intervention*. On a ward where every nurse looked after five patients, that was one message every eleven minutes. By the second week the telephones were face down.

Two patients fell while the model was right about them. The message was there, unread, between two others.

## Seven questions

We now put these to every vendor and to ourselves. They have stopped four projects and improved five.

1. **Who answers?** A name of a role, on each shift.
2. **What do they stop doing** in order to answer?
3. What exactly should they do, and is that more than “consider”?
4. How often will it call on a bad day, not on an average one?
5. Who may say that it is wrong, and what happens then?
6. For whom does it work less well? Show the numbers by age, language and ward.
7. Who switches it off, and what do they need in order to dare?

The vendor’s answer to the first question was, “The care team.” We have learned to hear this as *nobody*. A care team has no telephone and does not go off shift. When we insisted on a role, it took three meetings to find one, and in the third the charge nurses asked why they were being invited only now.

## The second attempt

The model came back eight months later. It no longer calls. It sorts the list that the charge nurse reads at the start of the shift, and marks the four patients whose risk has changed most since yesterday. Four is what two nurses said they could act on.

Falls with injury have gone from fourteen in the half year before to nine in the half year after. That is a small difference, and it may be chance. The telephones are face up.`,
    ),
  ],
})

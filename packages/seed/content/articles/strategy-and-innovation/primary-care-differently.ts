import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const primaryCareDifferently = seedFile({
  space: 'association',
  entries: [
    article(
      'a-contract-that-pays-for-staying-well',
      {
        title: 'A contract that pays for people who stay well',
        summary:
          'Two medical directors signed the same kind of contract in the same year. One gained $2.1 million, one lost $600,000. They compare notes.',
        day: -54,
        tags: ['Strategy and Innovation', 'Contracts', 'Primary Care'],
        authors: ['luis-ortega', 'grace-liu'],
        picture: 'scene-bridge',
        doi: '12.1017',
        edition: 'jmpm-1',
      },
      `We run primary care in different states and met in an airport. Over a delayed flight we found that we had signed nearly the same contract: a budget for the care of about twelve thousand people, half of any saving for us, half of any loss as well. At the end of the first year one of us was celebrated and the other was explaining himself.

We decided to find out why, and to publish it, including the part that does not flatter us.

## What was the same

Twelve thousand people. Eleven clinics each. The same payer, the same quality targets, the same software to find people at risk. Both of us had hired ten care managers. Both of us gave talks about it.

## What was different

| What we compared | Mesa Alta (−$0.6M) | Pinecrest (+$2.1M) |
| --- | --- | --- |
| Patients who had been seen in the two years before | 64% | 91% |
| Care managers’ calls answered | 22% | 58% |
| Physicians who knew who was in the contract | few | all |
| Hospital told us of an admission | after discharge | on the same day |
| A clinic open on Saturday | none | four |

The third and fourth lines decided it. At Pinecrest a nurse walks into the hospital room while the patient is still there. At Mesa Alta we learned of an admission from a claim, about six weeks later. You cannot manage care that you read about.

## And luck

We must add the part that consultants leave out. Pinecrest had two patients in the year whose care cost more than $500,000. Mesa Alta had seven. With the same number, the loss would have been a small gain. Twelve thousand people are not many. If your contract has no cap for a single patient, you have signed a bet on leukemia.

## What we would both do

- Ask for the list of people first. Call a hundred of them. If forty have never heard of you, the contract is for somebody else’s patients.
- Buy the cap.
- Get the hospital’s admissions on the same day, in writing, before you sign.
- Open on Saturday.
- Tell every physician who is in it, and pay them for one thing only: seeing those people when they call.

In the second year Mesa Alta gained $300,000. Pinecrest gained $1.4 million, and had six patients over the line. The flight was canceled in the end. We recommend it.`,
    ),

    article(
      'twelve-people-and-a-blood-pressure-cuff',
      {
        title: 'Twelve people and a blood pressure cuff',
        summary:
          'Group visits are cheap, old and unfashionable. In a town with one stoplight they have done more for diabetes than anything else that was tried.',
        day: -224,
        tags: ['Strategy and Innovation', 'Primary Care', 'Health'],
        authors: ['luis-ortega'],
        picture: 'scene-coffee',
      },
      `On Thursdays at four, twelve people come to the back room of our clinic in Dry Fork. They have diabetes. They sit in a circle that nobody planned. A medical assistant takes everyone’s pressure and says the number aloud, because in the second month they asked her to.

For ninety minutes I am their physician all at once. I change medicines. I look at feet, behind a screen. The rest of the time I listen to Mr. Begay explain to Mrs. Hanlon how he gets through a wedding.

## Why it works, as far as I can tell

An individual visit is twenty minutes, of which I talk for half. In the circle I talk for perhaps twenty of ninety. The others talk about what I do not know: which gas station has unsweetened tea; how to tell your mother-in-law; that the test strips from the mail are as good.

They also lie less. It is hard to say that you walk each day when the man beside you drives past your porch.

## Figures

We have four groups, 49 people, three years. Mean A1c fell from 9.1 to 7.6. Among similar patients who preferred to come alone, it fell from 8.9 to 8.3. Nine in ten come to at least three of four meetings. Nobody has been asked to pay for two visits in a month.

Payers do cover it, if each person is examined and there is a note for each. I type twelve notes on Thursday night. That is the price, and it is two hours.

## What it needs

A room. A day that never changes. Somebody who is not a physician and likes people; ours is Shawna. A rule that what is said stays there. And patience: the first four meetings were dreadful. I lectured, and everyone looked at my shoes.

Two people left and did not come back. One had been teased about his boots, and I had not noticed. We begin each meeting now with a minute in which nobody speaks, so that I can look at everyone.

In the fifth, Mr. Begay interrupted me to ask Mrs. Hanlon about the tea. I have been trying to get out of the way ever since.`,
    ),

    article(
      'a-birth-center-that-stayed-open',
      {
        title: 'A birth center that stayed open',
        summary:
          'Two hundred births a year are too few for a budget and many for a valley. How four small hospitals shared a team rather than lose it.',
        day: -296,
        tags: ['Strategy and Innovation', 'Rural Care', 'Nursing'],
        authors: ['leticia-moreau', 'robert-tsosie'],
        picture: 'scene-hospital-dusk',
      },
      `Four hospitals in our region delivered babies: 212, 180, 145 and 96 in a year. Each lost about a million dollars by doing so. Each had decided, without telling the others, to stop.

If all four had stopped, a woman at the north end of the valley would have driven two hours and forty minutes. In winter there is a pass.

We learned of the four decisions in one week, because four chief executives called one of us to ask whether the university would take the transfers. That was luck. Had they called in different months, it would have been over.

## One team

The four hospitals now have one birth service. It has two places, at the ends of the valley, and one team: five midwives, three family physicians who operate, fourteen nurses, one anesthetist in each place. They are employed by all four hospitals together. They work in both places, so that each of them attends about sixty births in a year and keeps their hands.

The two hospitals without a birth room have a nurse who can begin: examine, stop bleeding, call, ride along. Everyone there has practiced with the mannequin, including the cook, who is often the only other person awake.

The university sends a physician by video within five minutes, and in person for two days a month. The residents compete for the two days.

## The money

The service still loses money, about $900,000, rather than four million. The four share it by the number of babies from their counties. The state pays a part, since we could show what two hours and forty minutes cost: in the three years before, seven births in cars.

The midwives are paid a salary, and not by the birth. It was their condition. Nobody should earn more, they said, because a woman on the other side of the pass did not make it to the other room.

## What we gave up

Pride, mainly. One town had delivered its own babies since 1922. There is a wall of photographs. When its room closed, the midwives carried the wall, picture by picture, to the new place at the north end. It fills the corridor. Women stop in front of it between contractions and look for their grandmothers.`,
    ),
  ],
})

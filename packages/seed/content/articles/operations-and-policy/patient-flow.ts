import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const patientFlow = seedFile({
  space: 'association',
  entries: [
    article(
      'discharge-before-noon-is-the-wrong-goal',
      {
        title: 'Discharge before noon is the wrong goal',
        summary:
          'A hospital met its target for morning discharges and became slower. Two hospitalists explain what the target rewarded, and the measure that replaced it.',
        day: -18,
        tags: ['Operations and Policy', 'Patient Flow', 'Measurement'],
        authors: ['priya-desai', 'adaeze-nwosu'],
        picture: 'scene-morning-round',
        doi: '12.1001',
        edition: 'plj-1',
      },
      `For three years our hospital counted the patients who left before noon. The count was on a screen in the command center, in the monthly report, and in the bonus of every hospitalist. It rose from 14 percent to 31 percent. Over the same three years the median stay grew by four hours.

Nobody cheated. We looked at 2,200 discharges and found something more ordinary. When a patient was ready at three in the afternoon, the team had two choices: discharge now and miss the target, or discharge tomorrow at ten and meet it. Often enough, tomorrow won. The patient slept badly for one more night, and the bed was empty before noon.

## What noon was for

The original idea was sound. Admissions from the emergency department peak between two and six. If beds are free by noon, nobody waits in a hallway. But the bed does not need to be free at noon. It needs to be free when somebody needs it, and a bed that empties at seven in the evening serves the patient who arrives at eight.

We asked the emergency department for the hours at which its patients actually waited. The worst hour was not two in the afternoon. It was eleven at night.

## The measure that we use now

We stopped counting the clock and began to count the gap: the hours between the moment a patient is medically ready and the moment the patient leaves. A physician marks readiness with one click, and the reason for each further hour is chosen from a list of eight.

| Reason for the gap | Share of hours, first quarter |
| --- | --- |
| Ride or family not arranged | 27% |
| Medicines not at the bedside | 19% |
| Waiting for a consultant’s signature | 17% |
| Placement in a facility | 16% |
| Test that could have been done later | 12% |
| Everything else | 9% |

The table did what the noon target never had. It told us whom to call. The pharmacy began to deliver discharge medicines on the evening before. Consultants agreed that a text message is a signature. Rides are now booked when the patient is admitted, with a date that may be wrong.

## Results, and a caution

In nine months the gap fell from 6.1 hours to 3.4. Median stay fell by seven hours. Discharges before noon fell as well, to 22 percent, and the board asked why. We showed them the hallway at eleven at night. It was empty.

The caution is this: the new number can be gamed, too. A team that marks patients ready late has a small gap. Each month one of us reads thirty charts and marks readiness without knowing what the team had marked. So far we differ by less than an hour. The day we differ by three, we will look for another measure.`,
    ),

    article(
      'the-bed-that-was-always-dirty',
      {
        title: 'The bed that was always dirty',
        summary:
          'Eleven people touch an empty bed before the next patient lies in it. One hospital followed a single bed for a week and found out what the other ten did not know.',
        day: -312,
        tags: ['Operations and Policy', 'Patient Flow', 'Teams'],
        authors: ['adaeze-nwosu'],
        picture: 'scene-huddle',
      },
      `Bed 614B took two hours and fifty minutes to turn over. It was the slowest in the building, and everyone had a theory. Housekeeping was short of people. Nurses were late to report that the room was empty. The elevator was broken again.

We sent two medical students to sit outside 614B for a week with a stopwatch and instructions to be no help at all.

## What they wrote down

The cleaning itself took 34 minutes, which is what it should take. The remaining two hours and sixteen minutes were waiting, and the waiting had a pattern.

1. The nurse reported the empty bed in the record. The record told the bed desk. The bed desk told housekeeping by pager.
2. The pager told the supervisor, who carried it. The supervisor walked to the floor to find the person who would clean.
3. That person could not begin until transport had taken the old bed’s equipment. Transport did not have the pager.
4. When the room was clean, housekeeping told the supervisor, who told the bed desk, which told the record.

On Tuesday the room was clean at 10:50. The record learned of it at 12:05. For seventy-five minutes a clean bed was dirty.

## What we changed

We did not buy anything. The person who cleans the room now carries a phone and marks the room herself, at the beginning and at the end. Transport is called by the same message. The supervisor was freed from walking and began to help on the busiest floor at the busiest hour.

Turnover for the building went from 118 minutes to 71. On 614B it went to 58.

## What we nearly missed

The students interviewed Denise, who had cleaned the sixth floor for fourteen years. She had proposed the phone twice, on paper, in the box that is meant for proposals. The box is emptied by facilities, and facilities had sent her a note of thanks.

She was right about something else as well. In her second note she had written that the bed was not the problem: the last thing to be ready was always the chair, because visitors take it to the next room. We bought twenty chairs.

We have kept the box. It is now opened in the daily flow meeting, and somebody reads each note aloud. Most of them are about the elevator.`,
    ),

    article(
      'ambulance-at-the-door',
      {
        title: 'An ambulance at the door is a promise',
        summary:
          'When crews wait an hour to hand over a patient, a town has one ambulance fewer. How a city of 210,000 agreed on twenty minutes.',
        day: -84,
        tags: ['Operations and Policy', 'Emergency Care', 'Patient Flow'],
        authors: ['fatima-al-sayed'],
        picture: 'scene-ambulance',
      },
      `In January of a bad winter, six ambulances stood at our door at the same time. The city has nine. A man who had a cardiac arrest six blocks away waited for a crew from the next county. He lived. We were lucky, and everyone in the department knew that we had been.

The handover of an ambulance patient took a median of 47 minutes that month. Crews stayed with their patients on stretchers in the hallway because there was no bed, no nurse, or no one who felt allowed to say “I have this patient now.”

## Three rules

The fire chief, two hospital presidents and I met in a firehouse kitchen. We left with three rules and a phone list.

- **Twenty minutes.** After twenty minutes the patient is ours, wherever the stretcher stands.
- **A chair is a bed.** A patient who can sit, sits. Nearly a third of those who arrive lying down can sit.
- **The door tells the house.** When three crews wait, the administrator on call is phoned. When five wait, the president is.

The third rule did most of the work. I have made the second call only twice. It takes a quarter of an hour to find beds when the president of the hospital is standing in the hallway in a parka.

## What it took away from us

Nurses took over patients for whom there was no room, and they said so. We did not answer with a poster. We moved one nurse per shift to the door, with nothing to do but receive, and paid for the position by closing a fast-track room that was open for three patients an hour.

Some patients now wait inside instead of in an ambulance. A waiting patient is still waiting. But that patient is seen by a nurse, and a crew is back in the city.

## A year later

The median is 16 minutes. Nine in ten handovers take less than 24. The fire department has not borrowed a crew from another county since the spring. And the phone list has become the most useful sheet of paper that I own: last month I used it to find a spare generator.`,
    ),
  ],
})

import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const handoversAndHuddles = seedFile({
  space: 'association',
  entries: [
    article(
      'a-handover-in-ninety-seconds',
      {
        title: 'A handover in ninety seconds',
        summary:
          'Four sentences for each patient, one question from the person who listens, and a chair for the one who leaves. A practice that any team can try tonight.',
        day: -45,
        tags: ['Quality and Risk', 'Communication', 'Safety'],
        authors: ['priya-desai'],
        picture: 'scene-handover',
        doi: '12.1009',
        edition: 'fast-practice-2',
      },
      `The evening handover on our service took fifty minutes for forty patients and left out what mattered. We timed it: most of the minutes went to patients who would sleep all night. Those who would not were described in the same voice, in the same order, by room.

We now do it like this.

1. **Sort first.** The day team marks each patient green, yellow or red before the night team arrives. Green patients are not discussed. They are on the list.
2. **Four sentences** for each yellow or red patient: who this is; what we think is going on; what could happen tonight; what to do if it does.
3. **One question back.** The night physician must ask at least one. If there is nothing to ask, the fourth sentence was missing.
4. **Sit down.** The person who is leaving sits. People who stand are already gone.

Ninety seconds are enough for one patient. Forty patients with nine yellows and three reds take eighteen minutes.

## The fourth sentence

“If his pressure drops, give fluid” is not a fourth sentence. “If his pressure drops below ninety, he is bleeding again: call surgery before you give fluid, and the blood is already crossmatched” is one. It takes seven seconds more to say, and about an hour less to find out.

We collected fourth sentences for a month. The best ones began with “if.” The most useless began with “just.”

## Does it work?

We counted overnight calls to the day physician’s home: ten a week before, three after. Rapid responses in the first hour after handover, when nobody quite knows anyone, fell from nine in a quarter to four. Both numbers are small.

One warning: the colors drift. After a few weeks almost everyone was yellow, since nobody wants to have called someone green who then bleeds. We count the colors on Fridays. If more than a third are yellow, we go through them together and ask what we are afraid of.

The chairs were taken away in June, because the room was repainted, and handover went back to half an hour within a week. We bought two folding chairs. They have the name of the service on them, and they are locked to the radiator.`,
    ),

    article(
      'the-huddle-after-two-years',
      {
        title: 'The safety huddle, after two years',
        summary:
          'The daily huddle was the best thing that the hospital had started in a decade. Then people began to read from a script. How to notice, and what to do.',
        day: -268,
        tags: ['Quality and Risk', 'Meetings', 'Safety'],
        authors: ['adaeze-nwosu', 'samuel-greenberg'],
        picture: 'scene-morning-round',
      },
      `When we began the safety huddle, people arrived early. Fifteen minutes, twenty-six departments, one question: what could hurt someone today? In the first month we heard of a freezer that was failing, two patients with the same name and birthday, and a new pump whose alarm sounded like the elevator.

Two years later I listened to a recording of a Thursday. Twenty-four of twenty-six departments said “nothing to report.” It took six minutes. Everyone was satisfied.

## What silence meant

We wondered whether it had become safe. It had not: the reporting system held nineteen hazards from that same morning. People had stopped saying them, and we asked why.

- “It is being worked on.” A known problem did not seem worth mentioning a second time.
- “It is not big enough.” Someone had once been asked, kindly, whether this was really a safety matter.
- “My chief was on the call.”
- “You are not allowed to say a thing without an owner and a date.”

The last one was our own rule. We had added it after six months so that problems would not be lost. It turned an observation into a commitment, and people kept their observations.

## What we changed

We dropped the rule. Anyone may say anything. Someone else writes down the owner later.

We changed the question once a week. On Mondays it is “What did you work around yesterday?” On Thursdays it is “What would you not want your mother to be in the building for?” The second question was asked by a transporter, who did not mean it as a method.

And chiefs attend every other week, on days that nobody knows in advance, and speak last.

## What we hear now

About seven items a day. Half are small. One was a smell in a stairwell that turned out to be a gas line. A department that says “nothing” three days in a row gets a visit from one of us with coffee. The visit is an offer, and it is taken as one, mostly.

If you started a huddle in a year of enthusiasm, record one now and listen to it in your car. It takes six minutes.`,
    ),

    article(
      'the-hemorrhage-drill',
      {
        title: 'The hemorrhage drill that we failed',
        summary:
          'An obstetric team practiced a massive hemorrhage every month and was good at it. Then it practiced at four in the morning, without warning, with the people who were there.',
        day: -194,
        tags: ['Quality and Risk', 'Teams', 'Teaching'],
        authors: ['leticia-moreau'],
        picture: 'scene-operating-room',
      },
      `We were proud of our drill. On the first Tuesday of each month, at two in the afternoon, a mannequin bled. The team assembled. Blood arrived in eleven minutes. We debriefed with sandwiches.

In November a nurse named Celeste asked why our mannequin never bled at night.

## Four in the morning

We told the administrator on call and nobody else. At 4:05 the mannequin bled in room 7. What follows is from the recording.

The first nurse pressed the emergency button, and the light came on at the desk, where nobody was sitting. Forty seconds. The resident arrived and asked for the hemorrhage cart. It was in the other corridor behind a bed. Three minutes. The phone number for the blood bank on the laminated card was that of the old blood bank. The obstetrician ran from the call room, and the door of the stairwell was locked from outside, as it is every night. Six minutes.

Blood arrived after twenty-six minutes. In life, this patient would have lost about three liters by then.

Nobody had done anything wrong. They had done what they practiced, in a building that was a different building at night.

## What we changed by Friday

- The cart has a place, with tape on the floor, and an alarm if it leaves.
- The card has no phone numbers. It has one button, which calls everyone.
- The stairwell opens from both sides. Security had locked it because of a theft of scrubs.
- The desk is never empty. When the clerk goes on break, a light on the ceiling flashes as well.

## What we changed by spring

Every drill is now unannounced and at an hour drawn by lot. We have held fourteen. The last took twelve minutes, on a Sunday, with a float nurse who had never worked on the unit. She had read the card.

People ask whether it is fair to frighten a tired team. We asked the team. Of 63 who had been through a drill at night, 58 wanted the next one at night as well. What had frightened them, they said, was to learn that we had been practicing for two in the afternoon.

We kept the sandwiches. At four in the morning they are eaten with more conviction.`,
    ),
  ],
})

import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const medicineOnTheWard = seedFile({
  space: 'association',
  entries: [
    article(
      'sepsis-at-the-front-door',
      {
        title: 'Sepsis at the front door',
        summary:
          'A department that gave antibiotics to nearly everyone within an hour found that it was treating the clock. What happened when it began to count those who had not needed them.',
        day: -83,
        tags: ['Quality and Risk', 'Emergency Care', 'Measurement'],
        authors: ['fatima-al-sayed', 'naomi-castellanos'],
        picture: 'scene-laboratory',
        doi: '12.1010',
        edition: 'plj-2',
      },
      `Our compliance with the sepsis bundle was 94 percent. We were in the top tenth of the country. There was a banner in the lobby.

In the same year, our use of broad-spectrum antibiotics in the emergency department rose by 38 percent, and *C. difficile* infections on the wards rose by a quarter. The two facts were reported to two different committees, and they met on different floors.

## What the clock did

The rule said: antibiotics within one hour of suspicion. It said nothing about how strong the suspicion should be. A physician who suspects and waits may fail the measure. A physician who treats everyone with a fever and a fast pulse never does. By spring we were treating the rule.

We reviewed 600 patients who had received the bundle.

| Final judgment of two reviewers | Share |
| --- | --- |
| Sepsis, treated in time | 41% |
| Infection without sepsis, could have waited for results | 33% |
| No bacterial infection | 24% |
| Cannot say | 2% |

## Two clocks

We now use two. The first clock is for patients who look ill to an experienced nurse, have low blood pressure, or have a high lactate. They get antibiotics within the hour, and we are as strict as before.

The second clock is for everyone else with a suspicion. It gives the team three hours to find out: examine again, read the urine, look at the film, call the family physician. At three hours somebody must decide, and say so aloud.

## A year later

- Median time to antibiotics in septic shock: 38 minutes, before and after.
- Broad-spectrum use in the department: down by 29 percent.
- *C. difficile* on the wards: back to where it had been.
- Deaths from sepsis: no difference that we could detect, in either direction.
- Compliance with the bundle, as reported: 81 percent.

The last number cost us our place in the top tenth. I took the banner down myself. The president asked me to explain the change to the board, and a retired farmer who sits on it said that he had never understood why anyone would want a prize for speed without asking who was in the race.`,
    ),

    article(
      'medicines-as-detective-work',
      {
        title: 'Medicines as detective work',
        summary:
          'An admission list with nineteen drugs is a set of clues. A geriatrician describes how pharmacists, families and a shoebox find out what a patient really takes.',
        day: -215,
        tags: ['Quality and Risk', 'Safety', 'Teams'],
        authors: ['anh-tran'],
        picture: 'scene-library',
      },
      `Mrs. L. came to us from the hospital with a list of nineteen medicines. Her daughter brought a shoebox with fourteen bottles. Her pharmacy had filled eight. The record of her cardiologist had seven. We asked Mrs. L. what she took in the morning, and she said, “The white one, and the one that makes me dizzy, if I am not going out.”

That last sentence contains more information than the four lists.

## How we do it now

In our four nursing homes, every new resident has a conversation of forty minutes with a pharmacist, within two days. It has three parts.

**The box.** The family brings everything, including what is in the bathroom. The pharmacist opens each bottle and counts. A bottle of ninety that was filled four months ago and holds seventy tells its own story.

**The day.** “Tell me about yesterday, from when you got up.” People do not remember drug names. They remember coffee.

**The reason.** For each drug, the pharmacist asks who began it and what for. If nobody knows, we call that physician. In the first year, 22 percent of drugs had no reason that anyone alive could give.

## What we stop

We stop a drug when the reason is gone, when the person who takes it is worse for it, or when it treats the effect of another drug that we can stop. We stop one at a time, and we write down what we expect. Mrs. L. takes six. She goes out.

## What can go wrong

Twice, we stopped something that mattered. A man had been given a low dose of an antidepressant for pain, and his record called it depression. He was not depressed, and then he was in pain. His wife told us in a week, because we had told her what to look for and whom to call.

It takes time that nobody pays for. The pharmacist’s forty minutes come out of our own budget, and I defend them every fall with the same sentence: one hip costs more than a year of conversations. So far nobody has asked to see the calculation. I have it in my bag.

Ask the person. Count the bottles. And tell the family what you are about to change before you change it, since they will be there on Sunday, and you will not.`,
    ),

    article(
      'an-antibiotic-with-an-end-date',
      {
        title: 'An antibiotic with an end date',
        summary:
          'Residents were asked to do one thing: write the day on which a drug should stop. It took ninety days, no software, and a bag of stickers.',
        day: -351,
        tags: ['Quality and Risk', 'Teams', 'Measurement'],
        authors: ['naomi-castellanos'],
        picture: 'scene-calendar',
      },
      `A drug that is started has a reason. A drug that is continued has a habit.

Our residents start antibiotics well. They consider the source, the allergy and the local resistance. But on the fourth day, when the cultures are back and the patient is better, four teams have looked after that patient, and nobody remembers who owns the decision to stop. So it goes on. On our wards the median course for an uncomplicated pneumonia was 9.4 days. Five would have been enough for most.

We asked for one thing. Whoever writes the order also writes the day on which it should end, and why that day. On the wall of the workroom hangs a calendar. Each course is a sticker on its last day. In the morning, whoever takes down the sticker either stops the drug or moves the sticker and signs it.

## What happened

- 83 percent of courses had an end date after six weeks.
- The median course for pneumonia fell to 5.8 days.
- 140 stickers were moved. In 97 cases the reason was a good one.
- Nobody was readmitted with an infection that a longer course would plainly have treated. We looked at all thirty-one readmissions.

We did see one effect that we had not planned. Attendings began to ask at the calendar, and not at the bedside, why a drug was still running. It is an easier question there. Nobody is ill in front of a wall.

The pharmacy offered to build it into the record. We said not yet. A sticker has to be moved by a hand, in front of other people. The electronic form that we had tried two years before accepted “14” from everybody, because 14 was the first choice in the list.

## What I would tell a program director

Residents do not need another lecture about stewardship. They need to own a decision for longer than a shift. I was surprised by who liked the calendar most: the interns. One said that it was the only thing in the hospital that told her when something would be over.`,
    ),

    article(
      'fewer-restraints',
      {
        title: 'Fewer restraints, and what replaced them',
        summary:
          'A hospital reduced the hours that patients spend tied to a bed by 84 percent. It began by asking nurses what they were afraid of.',
        day: -447,
        tags: ['Quality and Risk', 'Nursing', 'Safety'],
        authors: ['hannah-feldman', 'anh-tran'],
        picture: 'scene-night-shift',
      },
      `Nobody wants to tie a person to a bed. In the year before we began, our hospital did it for 11,300 hours.

A consultant had told us to reduce restraint by education. We had educated. The nurses knew the risks of restraint better than we did: pressure sores, pneumonia, terror. They used it because at three in the morning they had five patients and one of them was pulling out a tube.

So we asked forty nurses one question: what are you afraid will happen if you untie him? The answers were not about policy.

- He will pull out the line, and I will have to hold pressure on his neck while four call lights are on.
- He will fall, and I will be asked why he was not restrained.
- He will hit me. He did last night.
- Nothing. But the day nurse tied him, and I do not want to be the one.

## One answer for each fear

**Lines.** We removed what could be removed. A third of restrained patients had a catheter or a feeding tube without a current reason. A pharmacist and a nurse now ask twice a day.

**Falls.** Our president signed a letter: no nurse will be disciplined for a fall of a patient who was not restrained. It is taped inside the cabinet with the restraints.

**Violence.** A team of two comes within five minutes, and stays. They are trained by psychiatry, and they wear sweaters.

**Custom.** Each restraint ends after two hours unless somebody who has seen the patient renews it. Untying needs no order.

We hired twelve sitters and recruited forty volunteers. The sitters cost $520,000. We stopped buying a certain kind of bed.

## Results

The hours fell to 1,840 in the third year. Falls did not rise. Lines pulled out by patients rose slightly in the first half year, and then fell below the old rate. Assaults on staff fell by a third, which we had not promised.

One of the volunteers is a retired barber. He sits with men who are confused and afraid, and offers them a shave. He has never been hit.`,
    ),

    article(
      'alarms-that-mean-something',
      {
        title: 'Alarms that mean something',
        summary:
          'Ninety beds, 1.1 million alarms a month, and about two hundred that mattered. How an intensive care network found them.',
        day: -560,
        tags: ['Quality and Risk', 'Technology', 'Nursing'],
        authors: ['wei-zhang'],
        picture: 'scene-data-screen',
      },
      `I look after ninety intensive care beds in seven towns from one room. In a typical month they produce 1.1 million alarms. I know the number because our engineers counted it, after I had asked whether they could make the room quieter and they had asked what I would like to hear.

That was a better question than mine.

## Two hundred

We took every event of the past year that needed a nurse or a physician within five minutes: arrests, dislodged tubes, real arrhythmias, falling pressures. There were 2,390, so about two hundred a month. Each had set off at least one alarm. So had a great many other things: 99.98 percent of alarms had led to nothing that anyone wrote down.

## What we changed

We did not switch anything off at first. We changed three kinds of setting, one per month, in two towns, and compared them with the other five.

1. **Delays.** An oxygen saturation that dips for six seconds recovers by itself. With a delay of fifteen seconds, 61 percent of those alarms vanished.
2. **Limits that fit the patient.** A man whose heart has beaten at fifty for thirty years does not need an alarm at fifty. At admission and every morning, a nurse sets the limits for this person.
3. **Duplicates.** One event set off the monitor, the pump and the ventilator. Now the first speaks and the others light up.

After the third month, the two towns had 74 percent fewer alarms. All 2,390 events of the past year, replayed through the new settings, would still have set one off. We made that replay a condition before we touched the third setting, and I recommend that everyone do so.

## What silence sounds like

When I visited one of the two towns in the spring, a nurse named Oksana asked me to stand in the middle of the unit. I heard a clock. “I did not know that we had one,” she said.

Response times to alarms that mattered fell from a median of 94 seconds to 41. People come when they are called, if they are not called all day.`,
    ),
  ],
})

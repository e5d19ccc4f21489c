import { article } from '../../../articles/article.ts'
import { entry, link, seedFile } from '../../../define.ts'

export const machinesAndData = seedFile({
  space: 'association',
  entries: [
    article(
      'six-months-with-a-machine-that-listens',
      {
        title: 'Six months with a machine that listens',
        summary:
          'Ambient scribes write the note while physician and patient talk. A health system gave them to 240 clinicians and asked what they did with the time.',
        day: -48,
        tags: ['Strategy and Innovation', 'Technology', 'Burnout'],
        authors: ['daniel-kim', 'hannah-feldman'],
        picture: 'scene-data-screen',
        doi: '12.1018',
        edition: 'halmj-1',
      },
      `The software listens to a visit and writes a note. The physician reads it, corrects it and signs. We gave it to 240 volunteers in nine specialties and followed them for six months. Another 240, matched by specialty and by how late they finish their notes, waited their turn.

{{listening-machine-figures}}

## The time

Notes took 14 minutes less per half day. That is real, and it is less than the vendor had promised. Half of it came from one fifth of the users: those who had been slowest.

We asked what they did with it. A third went home earlier. A third saw about one more patient in a week, without having been told to. The last third did not know.

## The notes

Two physicians read 600 notes without knowing which were which. The machine’s were longer by a third, more complete, and duller. In 4 percent there was an error that could matter: a left for a right, a drug that had been discussed and not prescribed, in two cases the symptoms of a spouse who had been talking, too. In the notes that physicians had typed, it was 3 percent, mostly omissions.

We concluded that the machine makes other mistakes, and that people sign them. Among errors that reached the record, 61 percent stood in the last third of the note. Nobody reads the last third. We now ask the vendor to put what is uncertain first.

## The patients

Of 3,100 patients, 94 percent agreed to be recorded. Most said that the physician looked at them more. Twenty complained. Among the twenty were four who had spoken about violence at home. We switched the default off for certain visits, and there is a card that a patient may turn over, without a word, to stop the recording.

## Exhaustion

Scores of exhaustion fell in the group with the machine by about as much as they do after a week of vacation. They also fell in the group that was waiting, by about half as much. Hope is not nothing. We will measure again in a year, when everyone has it, and there is nothing to wait for.`,
    ),
    entry('statsList', {
      id: 'listening-machine-figures',
      fields: {
        internalName: 'Article: figures of the scribes',
        columnCount: 3,
        backgroundColor: 'paleYellow',
        stats: ['time', 'agreed', 'errors'].map((id) => link(`listening-machine-${id}`)),
      },
    }),
    entry('stats', {
      id: 'listening-machine-time',
      fields: {
        internalName: 'Article: minutes saved by scribes',
        figure: '14',
        label: 'minutes saved per half day',
        description: 'Median of 240 clinicians.',
      },
    }),
    entry('stats', {
      id: 'listening-machine-agreed',
      fields: {
        internalName: 'Article: patients who agreed',
        figure: '94%',
        label: 'of patients agreed to be recorded',
      },
    }),
    entry('stats', {
      id: 'listening-machine-errors',
      fields: {
        internalName: 'Article: errors in notes',
        figure: '4%',
        label: 'of notes held an error that could matter',
        description: 'Of typed notes it was 3%.',
      },
    }),

    article(
      'an-app-with-nine-users',
      {
        title: 'An app with nine users',
        summary:
          'It cost $640,000 and won an award. A chief medical information officer on what he did not ask.',
        day: -780,
        tags: ['Strategy and Innovation', 'Technology', 'Openness'],
        authors: ['daniel-kim'],
        picture: 'scene-waiting-room',
      },
      `We built an app for patients who were going home after surgery. It was beautiful. It reminded them of their pills, showed them a film about stairs, and let them send a picture of the wound. It took fourteen months and won a prize for design.

In its best month it had nine users. Two worked for us.

I would like to say that we had not asked patients. We had asked forty of them, in focus groups with sandwiches. They loved it. They were well, they had time, and someone they liked was showing them a telephone.

I went to see people at home, three days after their operation, which I had not done since residency. This is what I saw. Their glasses were upstairs. They held the phone in the hand without the bandage, which was the wrong one. They slept. When they were worried about the wound they showed it to a daughter, and the daughter called us, and waited on hold for half an hour with a picture on her screen that she could not send to the person she was waiting for.

So we closed the app. For $31,000 we bought a telephone number to which one can send a picture. A nurse looks at it within the hour and calls back. It is printed on the dressing.

Last month it received 1,260 pictures. The people at the design prize have not called. One of the pictures was of the stairs.`,
    ),

    article(
      'sharing-data-with-a-rival',
      {
        title: 'Sharing data with a rival',
        summary:
          'Two radiology groups that compete for every contract decided to put their scans into one archive. The lawyers needed nineteen months, the patients needed none.',
        day: -605,
        tags: ['Strategy and Innovation', 'Data', 'Negotiation'],
        authors: ['yusuf-demir', 'rosa-jimenez'],
        picture: 'scene-bridge',
      },
      `A woman of fifty had a mammogram with us in March and with the other group the year before. She had changed jobs, and with it her insurance. We called her back for a shadow. She had two biopsies and nine days in which she planned her funeral. The shadow had been there a year earlier, and five years earlier. It was in the other archive, three miles away.

Our two groups compete for every contract in the region. We have hired each other’s people and told each other’s jokes. But neither of us competes for her nine days.

## What each side was afraid of

We met in the office of the county health officer, because she had coffee and no stake. She asked each of us to write down what we feared most. It was the same sheet twice.

- They will see our volumes.
- They will call our patients.
- If something leaks, it will be our name in the newspaper.
- They will use it better than we do.

The fourth was written last and in smaller letters on both.

## What we agreed

Each group keeps its own scans. When a patient is scheduled, and only then, the other archive is asked for earlier images of that person. The request is logged, and the log is public to both. Nobody can search. Nobody can count. If one of us calls a patient of the other, the agreement ends and the caller pays for the lawyers.

The last sentence was our health officer’s. It shortened the discussion by months. It still took nineteen.

## Two years

In two years there were 38,000 requests. Earlier images changed the reading in 6 percent. We estimate that 410 people were not called back for something old and harmless.

The exchange costs each group about $80,000 a year, most of it for storage and for one person who answers when a request fails at night. We spend more on pens with our names on them. When I said so in the annual meeting, someone asked about the pens, and they have been given up as well.

We still compete for every contract. Last fall they won one that I had wanted very much. Their chief sent me a bottle. The card said, *Prior available for comparison.*`,
    ),
  ],
})

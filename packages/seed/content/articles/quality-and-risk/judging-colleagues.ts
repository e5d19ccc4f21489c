import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const judgingColleagues = seedFile({
  space: 'association',
  entries: [
    article(
      'peer-review-without-the-letter',
      {
        title: 'Peer review without the letter',
        summary:
          'A hospital replaced the letter that every physician fears with a telephone call. Reviews became faster, and colleagues began to ask for them.',
        day: -25,
        tags: ['Quality and Risk', 'Communication', 'Trust'],
        authors: ['thomas-brandt', 'samuel-greenberg'],
        picture: 'scene-corridor-talk',
      },
      `The letter came in a plain envelope marked *confidential*. It said that a case of yours had been identified for review, that you had fourteen days to respond in writing, and that the process was protected by state law. It was signed by one of us.

We thought that it was a courteous letter. Then one of our surgeons told us, some years after she had received it, that she had not slept for nine nights. The case was closed without a finding. The letter that said so came five weeks later, in the same envelope.

## The call

We stopped sending it. Now the chair of the committee calls, on the day on which a case is chosen, and says three things: which case; what caught our attention; and that the usual outcome is that we learn something and close it. Then the chair asks, “What should we know?”

Most calls take twelve minutes. About half of the cases end there, because the physician knows something that the chart does not. *The patient asked for it. The other operating room was flooded. I made a mistake, and I have already told the family.*

Of course there are cases for which a call is not enough. A pattern, a complaint from a patient about conduct, any hint of impairment: these go to a process with lawyers, as they should. In an ordinary year that is four or five of three hundred.

## What counsel asked

Is a telephone call protected? In our state, yes, if the chair writes a note in the committee’s file. Ask your own counsel, and ask early. Ours drafted the note. It has four lines.

## After two years

| Measure | Letters | Calls |
| --- | --- | --- |
| Median time from choice to closure | 61 days | 16 days |
| Cases in which care was judged appropriate | 79% | 71% |
| Cases that led to a change in a system | 6% | 23% |
| Cases that physicians referred themselves | 4 a year | 37 a year |

Look at the second line. We find *more* that could have been better. People who are not afraid tell you where to look.

The surgeon with the nine nights is now the vice chair. She makes the calls on Mondays. She begins by saying, “You will sleep tonight.”`,
    ),

    article(
      'when-a-surgeon-turns-seventy',
      {
        title: 'When a surgeon turns seventy',
        summary:
          'Age says little about one person and something about a hundred. A medical staff that did not want a retirement age looked for another answer.',
        day: -376,
        tags: ['Quality and Risk', 'Careers', 'Safety'],
        authors: ['samuel-greenberg', 'elena-petrova'],
        picture: 'scene-mentor',
      },
      `The question reached our medical staff the way it reaches most. A nurse went to the chief and closed the door.

The surgeon was seventy-three. He had trained half of the department. His results, as far as we could count them, were as good as ever. But he had asked for the same clamp twice, and twice he had been holding it.

## What we did not want

A fixed age is simple. It is unlawful in many settings, and it is wrong in most cases: in studies of clinical skill, the best of those over seventy do better than the median of those at fifty. The spread grows with age more than the mean falls. A rule for everyone would remove many good people in order to find a few.

A rule for no one leaves it to the nurse at the door.

## What we did

At seventy, and every two years after, each member of the staff, in any specialty, has a screening: vision, hearing, a physical examination, and ninety minutes with a neuropsychologist. It is done in another city. The hospital pays. The result goes to the physician and to one person whom the staff has elected for it.

Most pass, and nobody hears of it. Others have a conversation: about a smaller scope, an assistant, a shorter day, a date. In six years 58 colleagues have been screened. Seven changed what they do. Three stopped.

We voted on it, and it passed by six votes. Those over sixty-five were in favor by a larger margin than those under fifty. An anesthesiologist of sixty-eight said why: “I would rather be told by a stranger than be noticed by a friend.”

We are asked whether it is fair to test only those over seventy. Perhaps not. We would test everyone, if anyone would pay for it and if a test at forty found anything. At the moment it would find mostly people who slept badly.

## The surgeon

He was screened before there was a rule, because he asked. He stopped operating in the spring. He teaches anatomy on Wednesdays, in a room that is always full, and he calls every clamp by the name of whoever invented it.`,
    ),

    article(
      'the-radiologists-who-disagree',
      {
        title: 'The radiologists who disagree in public',
        summary:
          'A department of ninety in four time zones began to publish its own discrepancies, with names. It took a year of doing so without them.',
        day: -146,
        tags: ['Quality and Risk', 'Data', 'Trust'],
        authors: ['yusuf-demir'],
        picture: 'scene-data-screen',
        doi: '12.1012',
        edition: 'halmj-2',
      },
      `Two radiologists who read the same scan differ in a way that matters about three times in a hundred. This has been known since the 1950s. It has been treated like a family secret ever since.

My department reads for twenty-six hospitals. Ninety people, four time zones, and hardly a room in which ten of us have been together. We had a quality program. It picked cases at random, scored them from one to four, and sent the scores in a spreadsheet. Nobody read the spreadsheet except those who had a four, and they read it as an accusation.

## A year without names

We began with a message each morning: one case, two readings, what turned out to be true. No names. The reader had thirty seconds to look before scrolling down. Within two months, 80 of 90 opened it every day. They liked being tested when nobody was watching.

We let people submit their own cases. At first they sent the mistakes of others. In the fourth month a colleague in Tucson sent a missed fracture with the sentence, “This was me, and I would miss it again, look how it hides.” After that it was usual.

## Then with names

After a year we put it to a vote: 71 for names, 12 against, 7 who did not answer. Counsel agreed under two conditions. The cases stay inside the protected program, and the patient has been told whenever it mattered.

The effect on our rates is modest. Major discrepancies fell from 2.9 to 2.3 percent in two years. The effect on conversation is larger. Radiologists now call each other before they finish a report, about thirty times a day across the group. Before, it was about four.

New colleagues read the messages of the past year in their first month. Several have told me that it was the moment at which they decided to stay. It is hard to be afraid of people after seeing what they missed.

## What I would not do

I would not rank people. We tried it for one quarter. The readers at the top were those who called everything indeterminate, and the one at the bottom was the one to whom everyone sends the hardest cases. I had asked her to take them.`,
    ),

    article(
      'a-hand-on-the-wrong-knee',
      {
        title: 'A hand on the wrong knee',
        summary: 'It was not an event. Nothing was reported. That is why it is worth three hundred words.',
        day: -823,
        tags: ['Quality and Risk', 'Surgery', 'Safety'],
        authors: ['kwame-boateng'],
        picture: 'scene-operating-room',
      },
      `The patient was asleep. The consent said right knee, the schedule said right knee, the mark was on the right knee. The surgeon laid her hand on the left one.

She was talking about her daughter’s college. The resident had begun to drape. I was at the head of the table, adjusting the gas. A medical student on her first day said, very quietly, “Is it that one?”

There was no harm. There was not even a near miss, by the definition in our policy, because the pause before incision had not taken place yet. It would have caught the error. Probably.

I have thought about that *probably* for two years. We do the pause nineteen thousand times a year. I believe that in most of them we say the words. I am not sure in how many we look.

So I changed one thing. In my rooms, the person who reads the side aloud is the one who has been in the hospital for the shortest time. It may be a student, a new nurse, a visitor. They read it from the consent, walk to the patient, and put a hand on the mark. Everyone waits. It takes fourteen seconds.

New people do not know yet what is usually true. For a few weeks they are the best instrument that we have. After that they become like us, and we need another.

The student is an orthopedic resident now. I asked her recently whether she had been afraid. “No,” she said. “I thought it was a teaching exercise. I thought you were all waiting for me to say it.”`,
    ),
  ],
})

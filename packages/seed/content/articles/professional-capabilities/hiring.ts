import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const hiring = seedFile({
  space: 'association',
  entries: [
    article(
      'hiring-the-second-physician',
      {
        title: 'Hiring the second physician',
        summary:
          'The first hire doubles the practice, halves the owner’s certainty and triples the number of conversations. What a solo physician learned from getting it wrong once.',
        day: -108,
        tags: ['Professional Capabilities', 'Hiring', 'Primary Care'],
        authors: ['caroline-mercer'],
        picture: 'scene-mentor',
        doi: '11.1102',
        edition: 'jmpm-2',
      },
      `I practiced alone for fourteen years. When I could no longer see everyone who called, I placed an advertisement, interviewed three people, and hired the one who was most like me. She left after eleven months. We had agreed about everything that we had talked about.

Two years later I hired again. This is what I did differently.

## I wrote down what I would give away

The advertisement for the first hire listed what the new physician would do. For the second, I began with what I would *stop* doing, and I signed it. Half of my panel. Every second Saturday. The nursing home. My name on the door, alone.

The last item took me a month. My receptionist said that I had two choices: to hire a partner or to hire an audience.

## I let other people interview

The candidate spent a morning with the staff without me. I asked them one question afterward: “Whom would you call when I am wrong?” They answered at once, and it was not the candidate whom I would have chosen.

## I showed the numbers

All of them: what I earn, what the building costs, what the worst quarter looked like. I had thought that this would frighten people away. One candidate did withdraw. The other one asked why I paid so much for the telephone system, and within a year we no longer did.

## We planned the divorce

An attorney in the next county wrote a page about how either of us could leave: notice, patients, records, debt. It cost $900. We have never needed it. I believe that this is why.

## We divided the town

Not the patients; they chose. We divided the things that a doctor in a small town is asked to do: the school board, the volunteer fire department, the parade. I had done all of it for fourteen years and complained about it. It turned out that I did not want to give up the parade. She took the fire department, where she is a good deal more useful than I was, since she can climb.

## The first year in figures

| An ordinary week | Alone | Together |
| --- | --- | --- |
| Days until the next open visit | 19 | 3 |
| Visits | 96 | 171 |
| Evenings at home for dinner | 2 | 4 |
| Arguments | 0 | Several |

I would not go back for the first three lines. I would not go back for the fourth either.`,
    ),
    article(
      'ask-about-the-last-bad-day',
      {
        title: 'Ask about the last bad day',
        summary:
          'Candidates have prepared for your interview questions. Five that they have not prepared for, and how to listen to the answers.',
        day: -512,
        tags: ['Professional Capabilities', 'Hiring', 'Teams'],
        authors: ['luis-ortega'],
        picture: 'scene-waiting-room',
      },
      `“Where do you see yourself in five years?” I have asked this of about two hundred physicians, and one hundred and ninety of them saw themselves growing. I learned nothing, and neither did they.

I now ask five other questions. I send them a day ahead, because I do not want to know how quickly someone can improvise.

1. **Tell me about your last bad day at work.** Listen for who is in the story. Some people’s bad days contain only villains.
2. **What did you change your mind about in the last year?** Anything counts. “Cilantro” was a fine answer, and it led to an excellent hire.
3. **Whom did you help to get a job?** People who have never helped anyone will tell you that nobody asked.
4. **What would your last nurse say about your handwriting, your temper and your timing?** Then, with permission, I call the nurse.
5. **What should I ask the next candidate?** This one tells me what they noticed about us.

Do not score the answers. Write down one sentence that surprised you, and compare sentences with your colleagues. If none of you was surprised, you have hired somebody’s résumé. For the rest there is [the reference call](/articles/the-reference-call).

There is one more thing to do, and it is the most reliable that I know. Have lunch in the staff room and be called away for ten minutes. Then ask the people in the room what they talked about.`,
    ),
    article(
      'the-reference-call',
      {
        title: 'The reference call, reconsidered',
        summary: 'Nobody says anything bad about a former colleague. They do not need to.',
        day: -731,
        tags: ['Professional Capabilities', 'Hiring', 'Communication'],
        authors: ['yusuf-demir'],
        picture: 'scene-video-call',
      },
      `For years I skipped reference calls, because everybody was excellent. Then a colleague in human resources let me listen while she made one. It took six minutes, and I changed my mind about the candidate twice.

She asked nothing about quality. She asked about *conditions*. “In which kind of week was she at her best?” “What did you make sure to have in place for her?” “If you hired her again, which two people would you put beside her?” A person who would never criticize will gladly describe. By the end I knew that this radiologist read faster and better than anyone, in the morning, in a room by herself, and that somebody had always protected her from the telephone.

We hired her. We gave her a room and the mornings. Her last employer had called her difficult only once, in a pause.`,
    ),
  ],
})

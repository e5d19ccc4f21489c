import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

/** Articles of unusual form: one of three sentences, and one with a title of 180 characters. */
export const shortAndLong = seedFile({
  space: 'association',
  entries: [
    article(
      'the-shortest-performance-review',
      {
        title: 'The shortest performance review',
        summary: 'A chief of anesthesiology asks one question a year. It fits on this page.',
        day: -298,
        tags: ['Professional Capabilities', 'Coaching', 'Teams'],
        authors: ['kwame-boateng'],
        picture: 'scene-coffee',
      },
      `Once a year I take each of my colleagues to the window at the end of the hallway and ask, “What should I stop doing?” Then I write down the answer, in their words, and I read it back to them twelve months later. In nine years nobody has asked me to stop asking.`,
    ),
    article(
      'everything-we-said-in-one-year',
      {
        title:
          'Everything That a Department of Ninety Neurologists Promised Its Patients, Its Residents, and Itself in the Course of One Uneventful Year, and What Became of Each of Those Promises',
        summary:
          'A department wrote down each promise that it made in a year. There were 164. Sixty-one were kept on time, forty were kept late, and the rest taught it something about the word “soon”.',
        day: -470,
        tags: ['Professional Capabilities', 'Trust', 'Communication'],
        authors: ['elena-petrova', 'naomi-castellanos', 'samuel-greenberg'],
        picture: 'scene-morning-round',
      },
      `The title is long because we wanted it to be honest. A promise, for our purposes, was any sentence by a person with a title that said what would happen and could turn out to be false. “We will call you with the result” is a promise. So is “The new schedule comes out in June.”

For one year two medical students sat in our meetings, our clinics and our town halls and wrote them down.

| To whom | Made | Kept on time | Kept late | Not kept |
| --- | --- | --- | --- | --- |
| Patients and families | 71 | 38 | 12 | 21 |
| Residents and fellows | 44 | 11 | 13 | 20 |
| One another | 49 | 12 | 15 | 22 |
| **Together** | **164** | **61** | **40** | **63** |

## The word “soon”

Of the 63 promises that were not kept, 41 had no date. Of the 61 that were kept on time, only four had none. We are neurologists and slow to speak of causes, but we have stopped saying *soon*.

## Who had forgotten

We went back to the people to whom the broken promises had been made. In 52 of the 63 cases they remembered. In 17 cases the person who had made the promise remembered as well.

A resident had waited for eight months for an answer about parental leave. Her program director had told her that he would ask. He had asked, on the same day, and had been told that it was fine. He forgot to tell her. She had arranged her life around a no that nobody had said.

We had expected anger when we called. There was little. Most people were surprised that anybody had kept a list. A woman whose scan had been promised for “next week” in February laughed and said that she had it done elsewhere, in April. “But it’s nice of you to call,” she added. The medical student who made that call asked afterward whether she might go home early.

## What we do now

We make fewer promises. It is the one result of which we are sure: 164 in the first year, 97 in the second. We keep two thirds of them on time. The rest we break in person.`,
    ),
  ],
})

import { article } from '../../../articles/article.ts'
import { entry, prose, seedFile } from '../../../define.ts'

export const wordsAndSelf = seedFile({
  space: 'association',
  entries: [
    article(
      'a-word-that-does-not-fit-the-badge',
      {
        title: 'A word that does not fit the badge',
        summary:
          'Our professions collect long words the way coats collect pens. A pulmonologist collects the longest ones and asks what they protect us from.',
        day: -274,
        tags: ['Self-Management', 'Writing', 'Communication'],
        authors: ['bridget-sullivan'],
        picture: 'scene-library',
      },
      `The longest word in the dictionary that I had as a student was a disease of the lungs: pneumonoultramicroscopicsilicovolcanoconiosis. It was invented by somebody who wanted to have the longest word. As a pulmonologist I am asked about it at parties. I have never seen a case. I have seen silicosis, which is bad enough with nine letters.

My second favorite comes from a committee on which I served. It appears in the minutes of its last meeting, in one piece, because the secretary’s hyphen was broken: *interprofessionalmultidisciplinarycommunicationimprovementsubcommitteechairpersonship*. I held it for two years.

## What long words are for

They are precise, sometimes. “Sarcoidosis” saves a paragraph. More often they stand between us and something.

- “Negative patient outcome” stands in front of a man who died.
- “Resource-constrained environment” stands in front of a nurse with nine patients.
- “I am experiencing some compassion fatigue” stood, in my case, in front of “I do not care, and it frightens me.”

The last one took me a year to translate. I could not do anything about fatigue. It was in a brochure. About not caring, once I had said it, I could telephone somebody.

## A small exercise

Long words are not lies. They are a way of standing a little to the side of a thing while one looks at it, and there are days on which nothing else is bearable. But one should know where one is standing.

Take the last difficult email that you wrote. Cross out every word of more than three syllables. See what is missing. If nothing is missing, send it like that. If something is, ask whether it was precise, or whether it was a coat.

Sometimes it was a coat that somebody else had put on me. When I was a young captain, a general asked me how the field hospital was doing. I gave him the sentence that I had been given, with *throughput* in it. He waited. “Are you all right out there?” he said. I said, “No, sir.” We had a second surgeon within the week. I have tried since to be the person who waits.

I collect specimens. Send yours, with its source, to [interprofessional.multidisciplinary.communication.improvement@physicianleaders.example](mailto:interprofessional.multidisciplinary.communication.improvement@physicianleaders.example). The address was not my idea.`,
    ),
    article(
      'three-lines-at-the-end-of-the-day',
      {
        title: 'Three lines at the end of the day',
        summary:
          'A notebook, a pen and two minutes. What eleven years of three lines a day taught a county health officer about herself, and about fires.',
        day: -125,
        tags: ['Self-Management', 'Writing', 'Reflection'],
        authors: ['rosa-jimenez'],
        picture: 'scene-train-home',
      },
      `Each evening I write three lines. *What happened. What I did. What I would do again.* I began in my first month as a health officer, on the advice of a lawyer who thought only of depositions.

I am now in the twelfth notebook, and I have never been deposed.

## What one sees after a year

Patterns, and they are not flattering. In the first notebook there were 31 entries in which “what I did” was a meeting and “what I would do again” was *call her instead*. The same name appears in fourteen of them. I had not known that I avoided anyone.

## What one sees after five years

That most of what felt like a decision was weather. A budget cut that I had fought for weeks takes up eleven lines in all; two years later I could not find anything that had come of it. A conversation of a few minutes with a school principal takes up one line. It ended in 1,900 vaccinations.

## What one sees in a fire

During the second wildfire I slept in the office for nine nights. I kept the notebook because I kept it, and the entries are very short. On the fourth evening the third line says: *Sleep before deciding about the hospital.* I had decided about the hospital at three that morning. It was the wrong decision and was reversed by eight.

In the next emergency I gave the notebook to my deputy and told her which line to watch. When “what I would do again” says *nothing* for two evenings, she sends me home.

## What one sees in other people

The notebooks are about me, and yet I know my colleagues better from them. A person who appears often in the first line and never in the second is somebody whom I let happen. There was an epidemiologist of whom I had written *brought bad news* on nine evenings in a row. I looked at it on a Sunday and saw that on nine days in a row she had been right. I promoted her. She now keeps a notebook, and I try not to wonder about it.

## If you begin

Use paper. Do not read it for the first month. Do not write about feelings; they will come anyway, in the verbs.`,
    ),
    article(
      'what-i-do-when-i-am-wrong',
      {
        title: 'What I do when I am wrong',
        summary:
          'Leaders are taught how to decide. A chief of anesthesiology was never taught how to undo it, so he wrote himself a protocol.',
        day: -79,
        tags: ['Self-Management', 'Decisions', 'Trust'],
        authors: ['kwame-boateng'],
        picture: 'scene-scales',
        doi: '11.1113',
        edition: 'plj-2',
      },
      `In my specialty there is a protocol for everything that can go wrong. There are cards for it, laminated, on a ring. When I had been chief for three years and had to take back a decision for the first time, I looked for the card.

I had moved the cardiac team to a rota that looked fair on paper. Within two months three people had told me politely that it was not. I explained it to them. I have a good voice for explaining. In the third month somebody resigned, and I read the rota again and saw it at once.

This is the card. A colleague and I have used it [in public](/articles/when-two-chiefs-disagree) since.

## 1. Stop

Say it before you know what to do instead. “The new rota is wrong. I am taking it back. On Monday we return to the old one, and I will tell you by the tenth what comes next.” The wish to arrive with a solution costs a month, in which everyone watches you not know.

## 2. Say what you did not see

Not “mistakes were made”, and not “I take full responsibility”, which is a way of taking none in particular. Say the sentence with the verb in it. “I counted shifts. I did not count weekends.”

## 3. Say who told you

Name the people who said it first, if they allow it. This is the step that changes the department. The next person who sees something will come earlier.

{{article-wrong-quote}}

## 4. Repair what it cost

Two colleagues had missed things that cannot be repeated, and one had arranged child care at her own expense. We paid for the child care. For the rest there was only an apology. I made it in person, and I did not explain.

I used to think that an apology would make people doubt the next decision. It is the opposite, as far as I can tell. In the weeks after the rota three colleagues came to me with things that they had kept to themselves, among them a near miss that was half a year old. They had been waiting to see what happens to somebody who says such a thing here. Now they had seen it happen to me.

## 5. Keep the record

I have a list of decisions that I took back. There are nine on it. New attendings are shown the list when they are shown the fire exits.`,
    ),
    entry('quoteBlock', {
      id: 'article-wrong-quote',
      fields: {
        internalName: 'Article: quote about being wrong',
        quote: prose('I counted shifts. I did not count weekends.'),
        attribution: 'Kwame Boateng, chief of anesthesiology',
        quoteMarkerColor: 'lightBlue',
      },
    }),
    article(
      'learning-to-be-edited',
      {
        title: 'Learning to be edited',
        summary:
          'A geriatrician sent her first article to the journal and got it back in red. What an editor saw in her writing turned out to be true of her meetings.',
        day: -690,
        tags: ['Self-Management', 'Writing', 'Coaching'],
        authors: ['anh-tran'],
        picture: 'scene-coffee',
      },
      `My article had two thousand words when I sent it in. It had nine hundred when it came back. The editor had crossed out my first page, with a note in the margin: *You begin here*, and an arrow to page two.

I was offended for a weekend. Then I read it aloud to my mother, who does not trust English, and she said, “Now I understand what you want.”

I read it to her again on the next day, the long version this time. She fell asleep on page one.

The editor had made four kinds of marks. I copied them onto a card, since I suspected that they were not about writing.

- **“You begin here.”** I explain how I came to a problem before I say what it is. In meetings I do the same, and by the time I arrive, people have opened their email.
- **“Who?”** I write *it was felt that*. I say it, too. It was usually I who felt it.
- **“You have said this.”** Three times, in case somebody was not listening. They were not listening because I say things three times.
- **“And?”** I stop before the consequence, out of politeness. The nursing homes that I look after do not need more politeness. They need to know what I would do.

The fourth one was the most expensive. For months I had told the owner of one home that staffing at night was “a matter to be kept in view”. When I said, “If nothing changes by June, I shall resign as medical director,” he looked up for the first time. There are two more aides at night now. He told me that he had not known that it was important. He was right. I had never said so.

I have published five articles since then. Each has come back in red. I have asked a colleague to bring the card to my meetings and hold it up.

If you would like to be offended for a weekend, the editors read everything [that you send them](/publications/contribute).`,
    ),
    article(
      'a-friend-outside-medicine',
      {
        title: 'A friend outside medicine',
        summary: 'He repairs pianos. He has never once been impressed.',
        day: -880,
        tags: ['Self-Management', 'Trust', 'Reflection'],
        authors: ['samuel-greenberg'],
        picture: 'scene-coffee',
      },
      `Every Wednesday for sixteen years I have had breakfast with a man named Lou, who repairs pianos. We met because he had a piano and I had a daughter.

Lou does not know what a nephrologist earns, what a chief of staff does, or why I was upset about the bylaws. He asks. “So they voted, and you lost, and nobody died?” I say that this is roughly correct. “Pass the butter.”

In all those years I have given him one piece of medical advice, which he ignored. He has given me a good deal of advice about tension. A piano carries about twenty tons of it, he says, and it sounds well only because the tension is even. When one string goes out, you do not tighten that one. You listen to all of them.

I have used this in four department meetings. I have not told him.`,
    ),
  ],
})

import { article } from '../../../articles/article.ts'
import { entry, prose, seedFile } from '../../../define.ts'

export const speakingAndWriting = seedFile({
  space: 'association',
  entries: [
    article(
      'twelve-minutes-with-the-board',
      {
        title: 'Twelve minutes with the board',
        summary:
          'A quality report has twelve minutes on the agenda, and the board will remember one of them. How to decide which, with the outline that three hospitals now share.',
        day: -50,
        tags: ['Professional Capabilities', 'Boards', 'Speaking'],
        authors: ['meera-krishnan', 'lindqvist'],
        picture: 'scene-lecture',
        doi: '11.1104',
        edition: 'halmj-1',
      },
      `One of us presents to a board every quarter. The other sits on three of them. We compared notes after a meeting at which a fine report on infections had ended with a question about parking, and we decided to find out why.

We watched recordings of fourteen quality reports in three hospitals, with a stopwatch. On average, the presenter spoke for nineteen of the twelve minutes available. The board spoke for two. The first question came after slide sixteen, and in ten of fourteen cases it was about a word.

## What directors are listening for

Directors are not clinicians and do not want to become clinicians in twelve minutes. They listen for three things:

- Are patients safer than they were last quarter?
- Does the person who is speaking know what is going wrong?
- Is there something that only the board can do?

A report that leaves out the third question makes the board an audience. Audiences ask about parking.

## The outline

**Minute 1: One patient.** A true story, with permission, in six sentences. It ends badly or it nearly does.

**Minutes 2 to 4: One number.** Choose the measure that belongs to the story. Show it over two years, as a line. Say whether you believe it.

**Minutes 5 and 6: What we do not know.** This is the part that presenters leave out. It is also the part that makes directors trust the rest.

**Minute 7: The request.** A decision, a question to put to somebody, or an hour of a director’s time on a ward. Say it in one sentence.

**Minutes 8 to 12: Silence, then questions.** You will want to fill them.

{{article-board-quote}}

## What changed

The three hospitals have used the outline for five quarters. Directors now speak for about half of the time. In that period the boards have made nine decisions about quality. In the five quarters before there had been one, and it concerned the format of the report.

The thirty other measures have not disappeared. They are in the packet, where they always were, and where, we have reason to believe, they are now read.`,
    ),
    entry('quoteBlock', {
      id: 'article-board-quote',
      fields: {
        internalName: 'Article: quote about boards',
        quote: prose('A report without a request turns the board into an audience.'),
        attribution: 'Meera Krishnan, chief quality officer',
        quoteMarkerColor: 'mediumYellow',
      },
    }),
    article(
      'one-slide',
      {
        title: 'One slide',
        summary:
          'A chair of neurology allowed herself a single slide for every talk of a year. It was harder to prepare, and people began to answer.',
        day: -327,
        tags: ['Professional Capabilities', 'Speaking', 'Communication'],
        authors: ['elena-petrova'],
        picture: 'scene-lecture',
      },
      `The rule began as a bet. At a dinner I claimed that most talks could be given with one slide, and a resident, who had sat through several of mine, asked why I did not try.

I gave thirty-four talks that year. Each had one slide. It stayed on the screen from beginning to end.

## What a slide must do if it is alone

It cannot be a list. If the list is on the screen, the audience reads to the bottom and waits for you there. It cannot be a title, because after a minute it is wallpaper. What worked was a picture that gets richer as one talks: a graph with an odd bump, a brain scan, a floor plan, a letter.

For a talk about stroke times I showed the route of one patient through our hospital, drawn to scale. There were seven turns. By the end of the talk people were pointing at the fourth.

## What happened to me

I had to know what I wanted to say. This sounds like a joke. I had given one of these talks for six years and found, when I took the slides away, that it had no sentence in it. The slides had been the talk, and I had been reading them aloud with expression.

I also had to look at people. I am shy, and for twenty years a screen had saved me from that.

## What happened to them

I had feared that they would feel cheated, having come for a lecture and been given a picture.

They interrupted. At first I thought that it was because they were lost. They were not lost; they were there.

Not every talk survived. Our lecture on the coma scale needs a table, and without it I made people guess. I put the table on paper and gave it out at the door. They wrote on it. At the end nobody left the sheets behind, which had never happened to a slide.

The year is over. I now allow myself three.`,
    ),
    article(
      'the-letter-of-four-sentences',
      {
        title: 'The letter of four sentences',
        summary:
          'A denied claim usually gets a two-page answer that nobody reads. A group of surgeons shortened theirs to four sentences and won nearly twice as often.',
        day: -18,
        tags: ['Professional Capabilities', 'Writing', 'Finance'],
        authors: ['patrick-omalley', 'marcus-bell'],
        picture: 'scene-library',
        doi: '11.1105',
        edition: 'fast-practice-1',
      },
      `A medical director of a payer reads about ninety appeals in a day. That is five minutes each, before lunch, coffee and the telephone. Our letters were two pages long. They began with our letterhead and the history of the joint.

We asked a retired medical director what she used to look for. She said, “The reason I could put in the box.”

## The four sentences

1. **What was done, to whom, when.** “On May 3 we replaced the left hip of your member, claim number so-and-so.”
2. **The rule that was said to be broken,** quoted exactly. “It was denied because six weeks of physical therapy were not documented.”
3. **The fact that meets the rule,** with the page. “Nine weeks are documented on pages 4 to 6.”
4. **What you ask for.** “Please overturn the denial.”

Nothing else. No outrage, no literature, no second argument. If the first argument fails, the second one has its own letter.

## What it did

Over six months we sent 212 letters of the old kind and 207 of the new kind, by turns. Of the long ones, 34 percent were overturned. Of the short ones, it was 61 percent. An answer came nine days sooner.

The hardest part was the third sentence. In 48 cases there was no fact to put there. We used to write two pages in those cases, too.`,
    ),
    article(
      'how-to-chair-a-meeting-you-did-not-call',
      {
        title: 'How to chair a meeting that you did not call',
        summary:
          'Half of the meetings that a chief chairs were invented by somebody else. Ask who would notice if it did not take place.',
        day: -604,
        tags: ['Professional Capabilities', 'Meetings', 'Communication'],
        authors: ['samuel-greenberg'],
        picture: 'scene-board-meeting',
      },
      `When I became president of the medical staff, I inherited seventeen meetings, a gavel and a binder. The binder had an agenda for each meeting. Most items had been on it since before I was licensed.

I had no authority to cancel anything; the bylaws require nine of the seventeen. So I learned to chair. (I have told elsewhere what became of [the parking committee](/articles/the-parking-committee).)

- **Start with the end.** “We will stop at ten to one. What must be decided by then?” If nobody answers, read the minutes aloud and go home. I did this twice. The third time, there were answers.
- **Move reports to paper.** A report that needs a voice needs a question at its end.
- **Ask the newest member first.** Once the oldest has spoken, the newest agrees.
- **Say what you heard before you vote.** Half of our disagreements disappeared at this point, and some real ones appeared.
- **Name the person and the day.** “The committee will look into it” means that nobody will.

The bylaws are now being changed. It was proposed from the floor, by somebody who wanted to know why seventeen.`,
    ),
  ],
})

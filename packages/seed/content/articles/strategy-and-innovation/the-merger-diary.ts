import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const mergerDiary = seedFile({
  space: 'association',
  entries: [
    article(
      'the-merger-diary',
      {
        title: 'The merger diary: Lakeshore & Mercy Point',
        summary:
          'A chief of medicine kept a diary through eighteen months of a merger. What was announced, what was meant, and what people heard.',
        day: -90,
        tags: ['Strategy and Innovation', 'Mergers', 'Openness'],
        authors: ['okafor'],
        picture: 'scene-hospital-dusk',
        doi: '10.1164',
        edition: 'plj-2',
      },
      `I began the diary because I could not sleep, and I kept it because I noticed that I was already forgetting what had been said. It runs from the first rumor to the day the signs were changed. I have cut names and most of the complaining. The three columns that I used on the first page stayed useful to the end: what was announced, what was meant, what people heard.

## Month 1: The rumor

**Announced:** Nothing.

**Meant:** Nothing yet. Two chairs of two boards had played golf.

**Heard:** That our obstetrics would close.

I heard it from a parking attendant. When I asked the chief executive, she said that there was nothing to tell, which was true, and that I should reassure people, which was therefore impossible. I wrote that night: *You cannot reassure people about something that you are not allowed to mention.* I have found no exception since.

## Month 3: The letter

The letter of intent was announced on a Thursday at four. Somebody had been advised that bad news should come late in the week. It was not bad news, but after that it was.

The town hall had slides. There were nine, and the word “synergy” was on five of them. A night nurse asked whether her shift differential would change. The answer was that all compensation would be “harmonized”. She said, “Up or down?” and people laughed, and nobody answered.

I drove home and wrote the answer that I would have given. *I do not know. I will find out by the first of May, and if it goes down I will tell you before your manager does.* I did not say it because I had not been asked to speak. It took me until month seven to understand that nobody would ask.

## Month 5: The integration office

Forty-one workgroups. I was in six of them. In the first week, each group wrote a charter. In the second week, each group presented its charter to the other groups. In the third week somebody noticed that no group had a patient in it.

### What the workgroups were for

They were not for decisions. The decisions had been made in the term sheet, or would be made by the two chief financial officers in a room without windows. The workgroups were for finding out what the decisions would break. That is an honorable purpose. If somebody had said so, people would have been proud of it. Instead, they believed that they were deciding, and each one found out in a different week that they were not.

**Announced:** “Your voice will shape the new organization.”

**Meant:** “Tell us where it will hurt.”

**Heard:** “You will decide.”

The distance between the second line and the third is where we lost our best cardiologist.

## Month 7: I start to talk

I asked for ten minutes at the Tuesday huddle of each of my units and took no slides. I told them three things: what I knew, what I did not know, and when I would know it. I gave a date for each unknown. If I missed a date, I came on that date and said so.

It was astonishing how little it took. On the third Tuesday a respiratory therapist corrected a rumor in front of me, to a colleague, with the words, “No, that one is on the list for June.”

> People can live with not knowing. They cannot live with not knowing when they will know.

I mention the cost, because it is always left out. Those ten minutes in eleven units took most of every Tuesday for ten months. I gave up two of my six workgroups. Nobody noticed.

## Month 9: The two electronic records

Lakeshore had one system and Mercy Point had the other. Each hospital knew that its own was worse, until somebody proposed to replace it.

The choice had been made in month 2 for reasons of price. The comparison in month 9 took eleven weeks, involved 160 clinicians, and confirmed it. I believe that everyone in the last meeting knew. I said so, politely, and was told that the process had been important for ownership.

**Announced:** “A clinician-led selection.”

**Meant:** “We need you to have been there.”

**Heard:** Exactly that.

If you take one thing from this diary, take this. Never ask for advice about something that is decided. Ask how to do it well. People give that advice gladly, and it is the better advice.

## Month 11: Layoffs

They were in the business office and in transport: sixty-three people. The clinical departments had been promised that no clinician would be affected, and that promise was kept. On Monday there was nobody to push the beds.

I pushed one. So did two of my hospitalists, for an hour, until it became clear that we were bad at it. A transporter named in none of our charters had known which elevator sticks, which corridor floods, and which patients must not be left facing a wall.

We hired back nineteen transporters within four months. It was the cheapest lesson of the merger. It was not cheap for the nineteen.

### What I would do now

I would ask, for each position on such a list, one question of the unit that depends on it: *What will you do on the first Monday?* If the answer contains a physician, the saving is not a saving.

## Month 13: The signs

A consultant chose the new name. It had been tested in four markets and offended nobody. The old signs came down on a Saturday, and on Sunday somebody had taped a photograph of the old entrance to the door of the chapel. It stayed for a year. Nobody was told to leave it there, and nobody was told to take it away. I think it was the best decision of the whole integration, and it was made by housekeeping.

## Month 15: The count

We had set out to keep every physician. Of 1,400 in the two systems, 188 had left. In an ordinary year it would have been about 110.

I read the exit interviews. Compensation was the reason in most of them, as it always is. I then telephoned thirty of those who had left and asked what had happened in the week in which they decided. Not one of them mentioned money first. In twenty-two of the thirty, the week contained a meeting in which they learned from an outsider something that a colleague had known for a while.

## Month 18: What I kept

I closed the diary on the day that somebody new asked me which of the two hospitals I had come from, and I had to think.

I kept the three columns. I use them for everything now: a new parking policy, a new chief, a new form. Before I announce a thing, I write what I mean. Then I ask somebody who will be affected what they heard. If the third column differs from the second, I do not explain it better. I change the first.

I also kept the list of dates. It hangs inside the door of my office: things that people are waiting to hear, and the day on which I have said that I will tell them. There have never been fewer than nine. When a date passes and I have nothing to say, I go and say that.

And I kept Tuesday.`,
    ),
  ],
})
